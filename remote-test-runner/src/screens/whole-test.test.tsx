import { useParams } from '@lekta/shared/routing'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import { maxItems } from '../fixtures-engine'
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

beforeEach(freshBrowser)

test('the first text needs a single start request, and the test can be continued after a pause', async () => {
  const answers = createFixtures()
  const { user, net, address, unmount } = open(answers)
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  await screen.findByRole('heading', { name: 'Text 1' })
  expect(address()).toBe('/test/main/READ/1')
  expect(net.tried.filter((call) => call === 'start')).toHaveLength(1)
  await user.keyboard('1{Enter}')
  await screen.findByRole('heading', { name: 'Text 2' })
  await user.click(screen.getByRole('link', { name: 'Pause' }))
  await user.click(await screen.findByRole('button', { name: 'Continue where you stopped' }))
  await screen.findByRole('heading', { name: 'Text 2' })
  unmount()
})

test('a child takes the whole test, from the start page through every text to the result', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  for (let number = 1; number <= maxItems; number++) {
    await waitFor(async () => {
      const ready = screen.queryByRole('button', { name: 'I’m ready' })
      if (ready) await user.click(ready)
      expect(document.querySelector('[data-safety]')).toHaveAttribute('data-safety', 'saved')
      expect(screen.getByRole('heading', { name: `Text ${number}` })).toHaveFocus()
    })
    await user.keyboard('c{Enter}')
  }
  expect(await screen.findByRole('heading', { name: 'You did it, Ayu!' })).toBeVisible()
  expect(address()).toBe('/test/result/READ/1/1')
})
