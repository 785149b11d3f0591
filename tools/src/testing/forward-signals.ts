import { runForwarding } from '../start/run-forwarding'

// A program for tests: runs another that prints the signals it gets and ends at the second kind.
const child = `process.on('SIGTERM', () => console.log('SIGTERM'))
process.on('SIGINT', () => { console.log('SIGINT'); process.exit(7) })
setInterval(() => {}, 1000)
console.log('ready')`

process.exitCode = await runForwarding(['-e', child], process.cwd())
