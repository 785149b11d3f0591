import { monitorEventLoopDelay } from 'node:perf_hooks'

// Does nothing but measure the delay of its own event loop, as the server does. At each message, sends the delays since
// the previous one, in seconds, and starts again.
const delays = monitorEventLoopDelay({ resolution: 10 })
delays.enable()
process.on('message', () => {
  process.send({ p50: delays.percentile(50) / 1e9, p99: delays.percentile(99) / 1e9, max: delays.max / 1e9 })
  delays.reset()
})
process.on('disconnect', () => process.exit())
