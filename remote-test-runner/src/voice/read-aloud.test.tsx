import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, screen } from '@testing-library/react'
import { withoutVoices, withVoices } from '../testing/fake-voice'
import { words } from '../words.id'
import { ReadAloud } from './read-aloud'

afterEach(withoutVoices)

const Page = () => (
  <>
    {['Read the text.', 'Choose the words.'].map((sentence, i) => (
      <div key={sentence}>
        <p id={`s${i}`}>{sentence}</p>
        <ReadAloud sentence={sentence} of={`s${i}`} />
      </div>
    ))}
  </>
)
const open = (language: 'en' | 'id' = 'en') => renderScreen(Page, { language, words })

test('a sentence is spoken when its button is pressed, and only one at a time', async () => {
  const voice = withVoices('en-GB')
  const { user } = open()
  const [first, second] = screen.getAllByRole('button', { name: 'Read aloud' })
  if (!first || !second) throw new Error('Each sentence has its button.')
  expect(first).toHaveAccessibleDescription('Read the text.')
  await user.click(first)
  expect(first).toHaveAccessibleName('Stop reading aloud')
  await user.click(second)
  expect(voice.said).toEqual(['Read the text.', 'Choose the words.'])
  expect(first).toHaveAccessibleName('Read aloud')
  act(() => voice.end())
  expect(second).toHaveAccessibleName('Read aloud')
})

test('pressing the button again or leaving the page stops the speech', async () => {
  const voice = withVoices('en-GB')
  const { user, unmount } = open()
  const [first] = screen.getAllByRole('button', { name: 'Read aloud' })
  if (!first) throw new Error('Each sentence has its button.')
  await user.click(first)
  await user.click(first)
  expect(voice.isSpeaking()).toBe(false)
  await user.click(first)
  expect(voice.isSpeaking()).toBe(true)
  unmount()
  expect(voice.isSpeaking()).toBe(false)
})

test('without a voice in the portal’s language there is no button, until the browser lists one', () => {
  const voice = withVoices('en-GB')
  open('id')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => voice.list('en-GB', 'id_ID'))
  expect(screen.getAllByRole('button', { name: 'Bacakan' })).toHaveLength(2)
})

test('a browser without speech synthesis has no button', () => {
  withoutVoices()
  open()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
