const { TestEnvironment } = require('jest-environment-jsdom')

// Web standards that all supported browsers implement but jsdom does not. Node's implementations are used instead.
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

/** A test environment with a document and the standards that current browsers implement. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const [name, value] of Object.entries(standards)) this.global[name] ??= value
  }
}
