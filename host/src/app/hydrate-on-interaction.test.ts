import { hydrateOnInteraction } from './hydrate-on-interaction'

let clicks: string[]
/** Functions that each finish the loading of one fake app. */
const loads: (() => void)[] = []

function page(isPrerendered: boolean) {
  const attributes = isPrerendered ? ' data-prerendered data-ahead="/assets/app.js"' : ''
  document.body.innerHTML = `<div id="root"${attributes}><a href="#there">There</a><button>Go</button><input type="text"></div>`
  clicks = []
}

/** A fake app, which handles clicks once it has loaded. */
function fakeApp() {
  let ready: () => void = () => undefined
  const startApp = jest.fn(async () => {
    await new Promise<void>((resolve) => (ready = resolve))
    document.querySelector('button')?.addEventListener('click', () => clicks.push('answered'))
  })
  loads.push(() => ready())
  return { startApp, ready: () => ready() }
}

const button = () => document.querySelector('button') as HTMLButtonElement
const dispatch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

afterEach(async () => {
  // Removes the listeners of a page that a test has not hydrated, and finishes its hydration.
  dispatch('pointerdown')
  for (const finishLoad of loads.splice(0)) finishLoad()
  await new Promise((resolve) => setTimeout(resolve))
  localStorage.clear()
})

test('a page that is not prerendered starts the app at once', () => {
  page(false)
  const { startApp } = fakeApp()
  hydrateOnInteraction(startApp)
  expect(startApp).toHaveBeenCalledTimes(1)
})

test('a prerendered page starts the app at once if the browser has a stored login', () => {
  page(true)
  localStorage.setItem('token', 'kept')
  const { startApp } = fakeApp()
  hydrateOnInteraction(startApp)
  expect(startApp).toHaveBeenCalledTimes(1)
})

test('a prerendered page starts the app at once if its address overrides an area', () => {
  page(true)
  history.replaceState(null, '', '/?remote:teacher=http://localhost:3004/')
  const { startApp } = fakeApp()
  hydrateOnInteraction(startApp)
  expect(startApp).toHaveBeenCalledTimes(1)
  history.replaceState(null, '', '/')
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'])(
  'a prerendered page starts the app once, at the first %s event',
  (type) => {
    page(true)
    const { startApp } = fakeApp()
    hydrateOnInteraction(startApp)
    expect(startApp).not.toHaveBeenCalled()
    dispatch(type)
    dispatch('scroll')
    expect(startApp).toHaveBeenCalledTimes(1)
  },
)

test('a pointermove event without movement does not start the app', () => {
  page(true)
  const { startApp } = fakeApp()
  hydrateOnInteraction(startApp)
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }),
  )
  expect(startApp).not.toHaveBeenCalled()
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 2 }),
  )
  expect(startApp).toHaveBeenCalledTimes(1)
})

test('two clicks on a button before hydration become one click after it', async () => {
  page(true)
  const { startApp, ready } = fakeApp()
  hydrateOnInteraction(startApp)
  dispatch('pointerdown')
  button().click()
  button().click()
  expect(document.documentElement.dataset.waking).toBe('')
  ready()
  await startApp.mock.results[0]?.value
  // Lets everything that waits for hydration run.
  await new Promise((resolve) => setTimeout(resolve))
  expect(clicks).toEqual(['answered'])
  expect(document.documentElement.dataset.waking).toBeUndefined()
  button().click()
  expect(clicks).toEqual(['answered', 'answered'])
})

test('a click before hydration reaches the new button if React renders it again', async () => {
  page(true)
  const { startApp, ready } = fakeApp()
  hydrateOnInteraction(startApp)
  dispatch('pointerdown')
  button().click()
  button().replaceWith(button().cloneNode(true))
  ready()
  await new Promise((resolve) => setTimeout(resolve))
  expect(clicks).toEqual(['answered'])
})

test('clicks on links and text fields are not prevented before hydration', () => {
  page(true)
  hydrateOnInteraction(fakeApp().startApp)
  for (const selector of ['a', 'input[type="text"]']) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector(selector)?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  }
})
