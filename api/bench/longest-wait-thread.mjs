import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Milliseconds between a reply and the next request. */
const PAUSE = 5

const agent = new Agent({ keepAlive: true })

const ask = () =>
  new Promise((resolve, reject) => {
    get(workerData, { agent }, (reply) => reply.resume().on('end', resolve)).on('error', reject)
  })

let isOver = false
parentPort.once('message', () => {
  isOver = true
})
let waited = 0
await ask()
parentPort.postMessage('asking')
do {
  const start = performance.now()
  await ask()
  waited = Math.max(waited, performance.now() - start)
  await wait(PAUSE)
} while (!isOver)
parentPort.postMessage(waited)
parentPort.close()
agent.destroy()
