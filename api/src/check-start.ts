import { readConfig } from './config/config'
import { StartError } from './config/start-error'
import { assertCanListen } from './listen-address'

// Reports why the server cannot start with these settings, before anything is built. Unexpected errors are printed
// with their stack.
try {
  await assertCanListen(readConfig(process.env))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
