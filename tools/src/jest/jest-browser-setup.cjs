const { createRequire } = require('node:module')

// Loads both modules from the package under test. jest-dom adds its matchers to the `expect` of the running test.
const fromPackage = createRequire(expect.getState().testPath)

// React pauses a render when the scheduler says that its time is over, and goes on when the scheduler calls it again. While
// `act` works through its queue, nothing gives it new time: on a busy machine such a render paused without end. React
// reads this function when it is loaded, which Testing Library does below.
createRequire(fromPackage.resolve('react-dom'))('scheduler').unstable_shouldYield = () => false

fromPackage('@testing-library/jest-dom')
const { configure, getConfig } = fromPackage('@testing-library/react')

const { getElementError } = getConfig()

/**
 * Returns the error of a query. While a query waits, it throws an error each time that it looks, of which only the last
 * one is read. So the document is written into the message when that is first read.
 */
function describeFailure(message, container) {
  const isWaiting = getConfig()._disableExpensiveErrorDiagnostics
  const error = isWaiting ? new Error() : getElementError(message, container)
  error.name = 'TestingLibraryElementError'
  if (isWaiting) {
    const get = () => getElementError(message, container).message
    Object.defineProperty(error, 'message', { configurable: true, get })
  }
  // Without this function in the trace, the report of a failure shows the line of the test.
  Error.captureStackTrace(error, describeFailure)
  return error
}

// Tests must not fail because a busy machine is slow.
configure({ asyncUtilTimeout: 12_000, getElementError: describeFailure })

// React records a stack trace for each element, which only its warnings show. That takes a seventh of the processor time
// of these tests. React omits it once it has recorded thousands in a second, which this count says from the beginning.
const react = fromPackage('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (react && 'recentlyCreatedOwnerStacks' in react)
  Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} })

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Returns a result of `matchMedia`. Only the query for reduced motion matches, so that no test sees a dialog or a menu
 * in the middle of a transition.
 */
const matchMedia = (media) => ({
  matches: media === '(prefers-reduced-motion: reduce)',
  media,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

Object.assign(window, { matchMedia, ResizeObserver: NoObserver, IntersectionObserver: NoObserver, scrollTo() {} })
Object.assign(Element.prototype, { scrollIntoView() {} })
document.fonts ??= { addEventListener() {}, removeEventListener() {}, ready: Promise.resolve() }

/** Clears state that the tests of another file may have left in the browser. */
globalThis.resetPage = () => {
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  }
}
