const { TestEnvironment } = require('jest-environment-jsdom')

// What every browser that we support has and jsdom lacks; Node has the same standards.
const standards = {
  fetch,
  Request,
  Response,
  Headers,
  structuredClone,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  BroadcastChannel,
}

/** A document with the standards of a browser of today. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const [name, value] of Object.entries(standards)) this.global[name] ??= value
  }
}
