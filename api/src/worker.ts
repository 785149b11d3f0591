import { brand } from '@lekta/shared/brand'
import { runProcess } from './run-process'
import { startWorker } from './start-worker'

await runProcess(
  (config) => startWorker(config, { listens: Boolean(process.env.PORT) }),
  ({ address }) => [`${brand.name} works on jobs${address ? `, and says how it is at ${address}/readyz` : ''}`],
)
