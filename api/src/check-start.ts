import { readConfig } from './config'
import { assertCanListen } from './listen-address'
import { StartError } from './start-error'

// Says why the server could not start with these settings, before anything is built for it. A fault of ours keeps its stack.
try {
  await assertCanListen(readConfig(process.env))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
