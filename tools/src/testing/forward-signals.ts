import { runForwarding } from '../start/run-forwarding'

// A program for tests: runs a child that prints SIGTERM and SIGINT when it gets them, and exits on SIGINT.
const child = `process.on('SIGTERM', () => console.log('SIGTERM'))
process.on('SIGINT', () => { console.log('SIGINT'); process.exit(7) })
setInterval(() => {}, 1000)
console.log('ready')`

process.exitCode = await runForwarding(['-e', child], process.cwd())
