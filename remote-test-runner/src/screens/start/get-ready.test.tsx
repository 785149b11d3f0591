import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { withoutVoices, withVoices } from '../../testing/fake-voice'
import { freshBrowser } from '../../testing/fresh-browser'
import { unreliableNetwork } from '../../testing/unreliable-network'
import Start from './start'

const open = (answers = createFixtures()) => {
  const view = renderScreen(Start, { path: '/test/start/:code/:id', at: '/test/start/READ/1', answers, role: 'child' })
  return { ...view, net: unreliableNetwork(view.store.http) }
}

beforeEach(freshBrowser)
afterEach(withoutVoices)

const practice = () => screen.findByRole('button', { name: /^Try one text/ })

test('a practice text has two questions and can be answered by keyboard, without sending or storing anything', async () => {
  const { user, net } = open()
  await user.click(await practice())
  const text = await screen.findByText(/^It rained all night/)
  await user.keyboard('b')
  expect(screen.getByRole('radio', { name: 'wet' })).toBeChecked()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'That is how it works!' })).toHaveFocus()
  expect(screen.getByText(/^You chose “wet”\. It fits!/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go to the second question' }))
  expect(screen.getByText('Why did Lila go out?')).toBeVisible()
  expect(document.querySelector('form')).toHaveFocus()
  expect(text).toBeVisible()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'to play ball' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByText(/^You chose “to play ball”\. Here “to find animals” fits better\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try another one' }))
  await screen.findByText(/^Raka put a seed/)
  expect(screen.getByText(/^The seed had begun to/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Practice text' })).toHaveFocus()
  expect(net.tried.filter((call) => call !== 'test')).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('a test with one question per text practises one question per text', async () => {
  const { user } = open(createFixtures({ form: 'single' }))
  await user.click(await practice())
  await screen.findByText(/^It rained all night/)
  expect(screen.getByText(/pick the answer that fits in the gap and press Done\.$/)).toBeVisible()
  await user.keyboard('b')
  expect(screen.getByRole('radio', { name: 'wet' })).toBeChecked()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'That is how it works!' })).toHaveFocus()
  expect(screen.getByText(/^You chose “wet”\. It fits!/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try another one' }))
  await screen.findByText(/^Raka put a seed/)
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'sleep' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByText(/^You chose “sleep”\. Here “grow” fits better\./)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'That is how it works!' })).toBeVisible()
})

test('Enter does nothing before an option is selected', async () => {
  const { user } = open()
  await user.click(await practice())
  await screen.findByText(/^It rained all night/)
  screen.getByRole('heading', { name: 'Hello, Ayu!' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('heading', { name: 'That is how it works!' })).not.toBeInTheDocument()
})

test('reading settings apply to a practice text at once, and their tile closes them again', async () => {
  const { user } = open()
  const tile = await screen.findByRole('button', { name: /^How I read/ })
  await user.click(tile)
  const letters = await screen.findByRole('group', { name: 'How big are the letters?' })
  await user.click(within(letters).getByRole('radio', { name: 'Very large' }))
  const text = screen.getByRole('region', { name: 'Practice text' })
  expect(text.closest('[data-size]')).toHaveAttribute('data-size', 'largest')
  expect(tile).toHaveAttribute('aria-expanded', 'true')
  await user.click(tile)
  expect(letters).not.toBeInTheDocument()
})

test('the sound check reads a sentence aloud and accepts either answer', async () => {
  const voice = withVoices('en-GB')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Can you hear it\?/ }))
  const sentence = await screen.findByText('Hello! I am the voice that reads the instructions to you.')
  const [button] = within(sentence.parentElement as HTMLElement).getAllByRole('button', { name: 'Read aloud' })
  await user.click(button as HTMLElement)
  expect(voice.said).toEqual(['Hello! I am the voice that reads the instructions to you.'])
  await user.click(screen.getByRole('button', { name: 'I can’t hear it' }))
  expect(screen.getByText(/^That’s fine\. Everything is written here too\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I can hear it' }))
  expect(screen.getByText(/^Great! Press a loudspeaker/)).toBeVisible()
})

test('a browser without a voice offers no sound check', async () => {
  open()
  await practice()
  expect(screen.queryByRole('button', { name: /^Can you hear it/ })).not.toBeInTheDocument()
})

test('a running test has reading settings, but no practice text', async () => {
  open(createFixtures({ test: { state: 'running', answered: 4 } }))
  await screen.findByRole('button', { name: /^How I read/ })
  expect(screen.queryByRole('button', { name: /^Try one text/ })).not.toBeInTheDocument()
})

test('a closed test has no reading settings', async () => {
  open(createFixtures({ test: { state: 'closed' } }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Closed on/ })).toBeDisabled())
  expect(screen.queryByRole('button', { name: /^How I read/ })).not.toBeInTheDocument()
})
