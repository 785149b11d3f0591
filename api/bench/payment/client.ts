import { readFile } from 'node:fs/promises'
import { Agent, request as httpRequest } from 'node:http'
import type { Callback } from '../../src/payment/providers/sandbox'

// Runs in a separate process, like a real provider, so that it shares only processor time with the server.

const [address = '', file = '', rate = ''] = process.argv.slice(2)

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

/** Sends one callback. Returns the milliseconds until its reply. */
function send({ body, headers }: Callback): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const call = httpRequest(`${address}/payments/callback/sandbox`, { method: 'POST', agent, headers }, (reply) => {
      reply.resume()
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve(performance.now() - start)
        else reject(new Error(`A callback was answered ${reply.statusCode}.`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Sends callbacks at a fixed rate per second, without waiting for the replies to earlier ones. */
async function sendAtRate(callbacks: readonly Callback[], perSecond: number): Promise<number[]> {
  const start = performance.now()
  const sent = callbacks.map(async (callback, i) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + (i * 1000) / perSecond - performance.now())))
    return send(callback)
  })
  return Promise.all(sent)
}

const callbacks = JSON.parse(await readFile(file, 'utf8')) as Callback[]
console.log(JSON.stringify(await sendAtRate(callbacks, Number(rate))))
