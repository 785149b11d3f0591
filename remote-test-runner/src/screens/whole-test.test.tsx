import { useParams } from '@lekta/shared/routing'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import { testLength } from '../fixtures-engine'
import { freshBrowser } from '../testing/fresh-browser'
import { unreliableNetwork } from '../testing/unreliable-network'
import Main from './main/main'
import Result from './result/result'
import Start from './start/start'

const screens = { start: Start, main: Main, result: Result }

const Page = () => {
  const { screen: name } = useParams()
  const Screen = screens[name as keyof typeof screens]
  return <Screen key={name} />
}

const open = (answers = createFixtures()) => {
  const view = renderScreen(Page, {
    path: '/test/:screen/:code/:id/:tries?',
    at: '/test/start/READ/1',
    answers,
    role: 'child',
  })
  return { ...view, net: unreliableNetwork(view.store.http) }
}

const questionOnScreen = (number: number) =>
  waitFor(() => expect(document.querySelector(`[data-number="${number}"]`)).toBeVisible())

beforeEach(freshBrowser)

test('the first text needs a single start request, and the test can be continued after a pause', async () => {
  const answers = createFixtures()
  const { user, net, address, unmount } = open(answers)
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  await questionOnScreen(1)
  expect(address()).toBe('/test/main/READ/1')
  expect(net.tried.filter((call) => call === 'start')).toHaveLength(1)
  await user.keyboard('1{Enter}')
  await questionOnScreen(2)
  await user.click(screen.getByRole('link', { name: 'Pause' }))
  await user.click(await screen.findByRole('button', { name: 'Continue where you stopped' }))
  await questionOnScreen(2)
  unmount()
})

test.each(['pairs', 'single'] as const)(
  'a child takes a whole test of %s, from the start page to the result',
  async (form) => {
    const { user, address } = open(createFixtures({ form }))
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    for (let number = 1; number <= testLength(form).max_items; number++) {
      await waitFor(async () => {
        const ready = screen.queryByRole('button', { name: 'I’m ready' })
        if (ready) await user.click(ready)
        expect(document.querySelector('[data-safety]')).toHaveAttribute('data-safety', 'saved')
        await questionOnScreen(number)
        expect(document.activeElement).toHaveTextContent(/^(Text|Question) \d/)
      })
      await user.keyboard('c{Enter}')
    }
    expect(await screen.findByRole('heading', { name: 'You did it, Ayu!' })).toBeVisible()
    expect(address()).toBe('/test/result/READ/1/1')
  },
)
