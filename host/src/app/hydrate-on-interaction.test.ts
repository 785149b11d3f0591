import { hydrateOnInteraction } from './hydrate-on-interaction'

let clicks: string[]
/** Functions that finish loading each test's app. */
const arrivals: (() => void)[] = []

function page(painted: boolean) {
  const attributes = painted ? ' data-painted data-ahead="/assets/app.js"' : ''
  document.body.innerHTML = `<div id="root"${attributes}><a href="#there">There</a><button>Go</button><input type="text"></div>`
  clicks = []
}

/** A fake app: once loaded, it answers clicks. */
function program() {
  let ready: () => void = () => undefined
  const begin = jest.fn(async () => {
    await new Promise<void>((resolve) => (ready = resolve))
    document.querySelector('button')?.addEventListener('click', () => clicks.push('answered'))
  })
  arrivals.push(() => ready())
  return { begin, ready: () => ready() }
}

const button = () => document.querySelector('button') as HTMLButtonElement
const sign = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

afterEach(async () => {
  // Ends the listeners of a page that was never hydrated, and finishes its hydration.
  sign('pointerdown')
  for (const arrive of arrivals.splice(0)) arrive()
  await new Promise((resolve) => setTimeout(resolve))
  localStorage.clear()
})

test('a page that is not painted starts at once', () => {
  page(false)
  const { begin } = program()
  hydrateOnInteraction(begin)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('so does a prerendered page in a browser with a stored login', () => {
  page(true)
  localStorage.setItem('token', 'kept')
  const { begin } = program()
  hydrateOnInteraction(begin)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('so does a prerendered page whose address overrides an area, so that the badge shows', () => {
  page(true)
  history.replaceState(null, '', '/?remote:teacher=http://localhost:3004/')
  const { begin } = program()
  hydrateOnInteraction(begin)
  expect(begin).toHaveBeenCalledTimes(1)
  history.replaceState(null, '', '/')
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'])(
  'a painted page waits for a sign, such as %s, and starts once',
  (type) => {
    page(true)
    const { begin } = program()
    hydrateOnInteraction(begin)
    expect(begin).not.toHaveBeenCalled()
    sign(type)
    sign('scroll')
    expect(begin).toHaveBeenCalledTimes(1)
  },
)

test('a pointer that lies still is no sign', () => {
  page(true)
  const { begin } = program()
  hydrateOnInteraction(begin)
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }),
  )
  expect(begin).not.toHaveBeenCalled()
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 2 }),
  )
  expect(begin).toHaveBeenCalledTimes(1)
})

test('the last click on a button that came too early is done when it can be answered', async () => {
  page(true)
  const { begin, ready } = program()
  hydrateOnInteraction(begin)
  sign('pointerdown')
  button().click()
  button().click()
  expect(document.documentElement.dataset.waking).toBe('')
  ready()
  await begin.mock.results[0]?.value
  // Lets everything that waits for hydration run.
  await new Promise((resolve) => setTimeout(resolve))
  expect(clicks).toEqual(['answered'])
  expect(document.documentElement.dataset.waking).toBeUndefined()
  button().click()
  expect(clicks).toEqual(['answered', 'answered'])
})

test('a click on a button that React renders again reaches the new button', async () => {
  page(true)
  const { begin, ready } = program()
  hydrateOnInteraction(begin)
  sign('pointerdown')
  button().click()
  button().replaceWith(button().cloneNode(true))
  ready()
  await new Promise((resolve) => setTimeout(resolve))
  expect(clicks).toEqual(['answered'])
})

test('links and text fields work without hydration', () => {
  page(true)
  hydrateOnInteraction(program().begin)
  for (const selector of ['a', 'input[type="text"]']) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector(selector)?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  }
})
