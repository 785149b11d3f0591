import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, screen } from '@testing-library/react'
import { useLazyPart } from './use-lazy-part'

const net = { isAway: true }
const load = async () => {
  if (net.isAway) throw new Error('Loading chunk 7 failed.')
  return { text: 'here' }
}

const Page = () => {
  const { part, isMissing, retry } = useLazyPart(load, true)
  return (
    <button type="button" onClick={retry}>
      {part?.text ?? (isMissing ? 'missing' : 'coming')}
    </button>
  )
}

test('a part that failed to load shows that and loads on retry', async () => {
  const { user } = renderScreen(Page)
  const button = await screen.findByRole('button', { name: 'missing' })
  net.isAway = false
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'here' })).toBeVisible()
})

test('a part that failed to load loads when the network returns', async () => {
  net.isAway = true
  renderScreen(Page)
  await screen.findByRole('button', { name: 'missing' })
  net.isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button', { name: 'here' })).toBeVisible()
})
