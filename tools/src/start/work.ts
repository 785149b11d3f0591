import { runServer } from './run-server'

process.exitCode = await runServer('worker')
