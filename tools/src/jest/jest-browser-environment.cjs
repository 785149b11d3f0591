const { TestEnvironment } = require('jest-environment-jsdom')

// Standards that all supported browsers have and jsdom lacks; Node implements them too.
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

/** A document with the standards of current browsers. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const [name, value] of Object.entries(standards)) this.global[name] ??= value
  }
}
