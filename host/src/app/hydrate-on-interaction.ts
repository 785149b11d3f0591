/** Events that suggest that the user is about to interact. */
const inputEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
] as const

/** Elements that need JavaScript to respond; links work without it. */
const interactiveElements = 'button, label, input[type="radio"], [role="tab"]'

/**
 * Returns the root element. On a prerendered page it contains the markup and lists the addresses of the page's
 * scripts.
 */
export const rootElement = () => document.getElementById('root')

/**
 * Whether the page is prerendered and does not need its JavaScript yet. With a stored login or a developer's
 * override, the page needs its JavaScript immediately.
 */
export const isPrerendered = () =>
  rootElement()?.dataset.prerendered !== undefined && !remembersLogin() && !/[?&]remote(:|%3A)/i.test(location.search)

function remembersLogin(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    // If the browser blocks storage, no session is stored.
    return false
  }
}

const interactiveAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(interactiveElements) : null

/** An element's position below the root, as indexes among siblings. */
function positionOf(element: Element): number[] {
  const parent = element.parentElement
  if (!parent || element === rootElement()) return []
  return [...positionOf(parent), [...parent.children].indexOf(element)]
}

/** The hydrated element at a position. */
function elementAt(position: readonly number[]): HTMLElement | null {
  let element: Element | null | undefined = rootElement()
  for (const index of position) element = element?.children[index]
  return element instanceof HTMLElement ? element : null
}

/** Remembers the last click before hydration. Returns a function that repeats this click after hydration. */
function holdClicks() {
  let last: { element: HTMLElement; position: number[] } | null = null
  const hold = (event: Event) => {
    const at = interactiveAt(event)
    if (!at) return
    event.preventDefault()
    last = { element: at, position: positionOf(at) }
    document.documentElement.dataset.waking = ''
  }
  document.addEventListener('click', hold, true)
  return () => {
    document.removeEventListener('click', hold, true)
    delete document.documentElement.dataset.waking
    // If the prerendered markup did not match, React has replaced the clicked element.
    if (last) (last.element.isConnected ? last.element : elementAt(last.position))?.click()
  }
}

/** Preloads the scripts in idle time, unless the user saves data. */
function prefetch(urls: readonly string[]) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const href of urls)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 2000)

/**
 * Whether an event is a `pointermove` without movement. Browsers send one when a page appears under a resting
 * pointer.
 */
const isStill = (event: Event) =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0

/** Starts the app: at the first sign of interaction on a prerendered page, otherwise immediately. */
export function hydrateOnInteraction(begin: () => Promise<void>) {
  const ahead = rootElement()?.dataset.ahead?.split(' ') ?? []
  if (!isPrerendered()) return void begin()
  const release = holdClicks()
  const first = (event: Event) => {
    if (isStill(event)) return
    for (const event of inputEvents) removeEventListener(event, first, true)
    void begin().finally(release)
  }
  for (const event of inputEvents) addEventListener(event, first, { capture: true, passive: true })
  addEventListener('load', () => whenIdle(() => prefetch(ahead)))
}
