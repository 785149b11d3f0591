import { renderScreen } from '@lekta/shared/testing/render-screen'
import { fireEvent, screen } from '@testing-library/react'
import { Passage } from './passage'

const lineHeight = 30
const lines = 5
const top = 100

const Page = () => (
  <section aria-label="text">
    <h1 tabIndex={-1}>Text 1</h1>
    <Passage text="One two three." hasRuler />
    <input aria-label="answer" />
  </section>
)

// jsdom has no layout: this text has five lines of 30 px, the first at 100.
beforeEach(() => {
  const style = window.getComputedStyle
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const computed = style(element, pseudo)
    return element.tagName === 'P'
      ? Object.assign(Object.create(computed), { lineHeight: `${lineHeight}px` })
      : computed
  })
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(lines * lineHeight)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
})
afterEach(() => jest.restoreAllMocks())

const open = async () => {
  const { user } = renderScreen(Page)
  const grip = await screen.findByRole('slider', { name: 'Reading ruler' })
  return { user, grip, line: () => grip.getAttribute('aria-valuetext') }
}

// jsdom has no pointer events, so mouse events replace them.
const point = (text: Element, event: 'pointermove' | 'pointerdown', lineThere: number) =>
  fireEvent(text, new MouseEvent(event, { bubbles: true, clientY: top + lineThere * lineHeight }))

test('the ruler starts at the first line and follows the mouse and touch', async () => {
  const { line } = await open()
  const text = screen.getByRole('region', { name: 'text' })
  expect(line()).toBe('Line 1 of 5')
  point(text, 'pointermove', 2.5)
  expect(line()).toBe('Line 3 of 5')
  fireEvent.touchMove(text, { touches: [{ clientY: top + 3.5 * lineHeight }] })
  expect(line()).toBe('Line 4 of 5')
  point(text, 'pointerdown', 40)
  expect(line()).toBe('Line 5 of 5')
})

test('arrow keys move the ruler line by line, and stop at both ends', async () => {
  const { user, line } = await open()
  screen.getByRole('heading').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(line()).toBe('Line 3 of 5')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(line()).toBe('Line 1 of 5')
  await user.keyboard('{ArrowDown>9/}')
  expect(line()).toBe('Line 5 of 5')
})

test('the grip of the ruler handles the slider keys Home, End and arrow down', async () => {
  const { user, grip, line } = await open()
  grip.focus()
  await user.keyboard('{End}')
  expect(line()).toBe('Line 5 of 5')
  await user.keyboard('{Home}{ArrowDown}')
  expect(line()).toBe('Line 2 of 5')
})

test('keys in an input and keys with a modifier do not move the ruler', async () => {
  const { user, line } = await open()
  await user.click(screen.getByRole('textbox', { name: 'answer' }))
  const before = line()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(line()).toBe(before)
  screen.getByRole('heading').focus()
  await user.keyboard('{Control>}{ArrowUp}{/Control}')
  expect(line()).toBe(before)
})
