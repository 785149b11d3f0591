import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/connect'
import { callbackOf, selectOrder } from '../src/payment/providers/sandbox'
import { findBrokenRules } from '../src/testing/shop'
import { percentile } from './load'
import { seed } from './payment/seed'
import { inDatabaseOf, type Served, withServer } from './served'

/**
 * The number of callbacks per second, and the number of seconds. Each callback is sent twice: the second copy is sent
 * before the first is answered.
 */
const rate = 200
const seconds = 20
/** The limit for 99 % of the callbacks, in milliseconds. */
const limit = 50
/** The number of callbacks at the start that warm the server up and do not count. */
const warm = 1000

const payments = (rate * seconds + warm) / 2

async function callbacksFor(database: Database, orders: readonly string[]) {
  const callbacks = []
  for (const id of orders) {
    const order = await selectOrder(database, id)
    if (!order) throw new Error('The sandbox has the order.')
    const callback = callbackOf(order, { status: 'paid' })
    callbacks.push(callback, callback)
  }
  return callbacks
}

/** Sends the callbacks from a separate process. Returns how long each callback took, in milliseconds. */
async function measureCallbacks(address: string, callbacks: object, folder: string): Promise<number[]> {
  const file = join(folder, 'callbacks.json')
  await writeFile(file, JSON.stringify(callbacks))
  const client = fileURLToPath(new URL('payment/client.ts', import.meta.url))
  const sending = ['--import', 'tsx', client, address, file, String(rate)]
  const { stdout } = await promisify(execFile)(process.execPath, sending, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}

async function measure({ address, folder }: Served, database: Database) {
  const orders = await seed(database, payments)
  const callbacks = await callbacksFor(database, orders)
  await database.execute(sql`checkpoint`)
  const times = (await measureCallbacks(address, callbacks, folder)).slice(warm)
  const wrong = await findBrokenRules(database)
  if (Object.keys(wrong).length > 0) throw new Error(`The books do not balance: ${Object.keys(wrong).join('; ')}`)
  const { rows } = await database.execute(sql`show synchronous_commit`)
  if (rows[0]?.synchronous_commit !== 'on') throw new Error('A callback is answered before its payment is on the disk.')
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  if (p99 > limit)
    throw new Error(`p50 of callbacks is ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${limit} ms are allowed.`)
  return {
    title: 'Payments',
    rows: [
      {
        load: `${rate} callbacks a second, half of them repeated`,
        'p50 ms': p50.toFixed(1),
        'p99 ms': p99.toFixed(1),
        'limit p99, ms': limit,
      },
    ],
    notes: [
      `A callback that pays is one transaction: invoice, subscription, seat, audit entry, and the job that sends the notification. It is repeated 5 ms later. ${orders.length} were paid; the books were checked after it.`,
    ],
  }
}

const result = await withServer({}, (served) => inDatabaseOf(served, (database) => measure(served, database)))
console.log(JSON.stringify(result))
