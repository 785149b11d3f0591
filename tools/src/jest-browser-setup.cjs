const { createRequire } = require('node:module')

// jest-dom belongs to the package under test; its matchers join the expect of the running test.
createRequire(`${process.cwd()}/package.json`)('@testing-library/jest-dom')

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A screen that answers every question about itself with no. */
const matchMedia = (media) => ({
  matches: false,
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
