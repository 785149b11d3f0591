import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type Database } from '../src/database/connect'
import { joinEmbedded } from '../src/database/embedded'
import { callbackOf, selectOrder } from '../src/payment/providers/sandbox'
import { factories } from '../src/testing/factories'
import { freePort, serverProcess } from '../src/testing/server-process'
import { wrongInBooks } from '../src/testing/shop'
import { percentile } from './load'

/** Callbacks in each second, for so many seconds; the second half of them repeats the first. */
const rate = 200
const seconds = 20
/** Milliseconds that 99 of 100 callbacks may take. */
const limit = 50
/** The first callbacks warm the server up and do not count. */
const warm = 1000

const payments = (rate * seconds + warm) / 2

/** Parents with one unpaid invoice each, which they have begun to pay at the sandbox. */
async function seed(database: Database): Promise<string[]> {
  const make = factories(database)
  await make.plan({ code: 'family', audience: 'parent', price: 45_000 })
  await database.execute(sql`
    with parent as (
      insert into account (roles, name, username, password_hash)
      select array['parent'], 'Parent ' || i, 'parent.' || i, 'none' from generate_series(1, ${payments}::int) i returning id
    ), child as (
      insert into account (roles, name, username, password_hash)
      select array['child'], 'Child of ' || id, 'child.' || id, 'none' from parent returning id, username
    ), kid as (
      insert into student (id) select id from child returning id
    ), link as (
      insert into parent_link (parent_id, student_id)
      select split_part(child.username, '.', 2)::int, kid.id from kid join child using (id) returning parent_id, student_id
    ), bought as (
      insert into subscription (parent_id, plan_code, seats, price, currency, months, tests_per_child, created_by)
      select parent_id, 'family', 1, 45000, 'IDR', 6, 3, parent_id from link returning id, parent_id
    ), bill as (
      insert into invoice (number, parent_id, subscription_id, purpose, seats, student_ids, created_by, key, bill_to, currency,
        net, tax_rate, tax, total, issued_at, due_at)
      select '2026/' || lpad((row_number() over ())::text, 6, '0'), parent_id, bought.id, 'buy', 1, array[link.student_id], parent_id, 'key',
        '{"name":"Parent","lines":[],"email":null}', 'IDR', 40541, 1100, 4459, 45000, now(), now() + interval '3 days'
      from bought join link using (parent_id) returning id, total
    ), line as (
      insert into invoice_line (invoice_id, position, text, "values", quantity, unit_price, amount)
      select id, 1, 'line', '{}', 1, total, total from bill
    ), begun as (
      insert into payment (invoice_id, provider, order_id, amount, currency) select id, 'sandbox', 'order-' || id, total, 'IDR' from bill
      returning order_id
    )
    insert into sandbox_order (order_id, secret, amount, currency) select order_id, 'secret ' || order_id, 45000, 'IDR' from begun`)
  await database.execute(sql`insert into invoice_number (year, last) values (2026, ${payments})`)
  await database.execute(sql`vacuum analyze`)
  const { rows } = await database.execute(sql`select order_id from payment order by id`)
  return rows.map((row) => String(row.order_id))
}

/** Sends one callback, and tells the milliseconds until its answer. */
function send(address: string, { body, headers }: ReturnType<typeof callbackOf>): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const call = httpRequest(`${address}/payments/callback/sandbox`, { method: 'POST', headers }, (reply) => {
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

/** Sends callbacks at their moments, whether or not those before were answered. */
async function pour(address: string, callbacks: readonly ReturnType<typeof callbackOf>[]): Promise<number[]> {
  const start = performance.now()
  const sent = callbacks.map(async (callback, i) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + (i * 1000) / rate - performance.now())))
    return send(address, callback)
  })
  return Promise.all(sent)
}

async function measure(address: string, database: Database) {
  const orders = await seed(database)
  const callbacks = []
  for (const id of orders) {
    const order = await selectOrder(database, id)
    if (!order) throw new Error('The sandbox has the order.')
    const callback = callbackOf(order, { status: 'paid' })
    callbacks.push(callback, callback)
  }
  const times = (await pour(address, callbacks)).slice(warm)
  const wrong = await wrongInBooks(database)
  if (Object.keys(wrong).length > 0) throw new Error(`The books do not balance: ${Object.keys(wrong).join('; ')}`)
  const p99 = percentile(times, 0.99)
  if (p99 > limit) throw new Error(`p99 of callbacks is ${p99.toFixed(1)} ms; ${limit} ms are allowed.`)
  return {
    title: 'Payments',
    rows: [
      {
        load: `${rate} callbacks a second, half of them repeated`,
        'p50 ms': percentile(times, 0.5).toFixed(1),
        'p99 ms': p99.toFixed(1),
        'limit p99, ms': limit,
      },
    ],
    notes: [
      `A callback that pays is one transaction: invoice, subscription, seat, audit entry, messages. ${orders.length} were paid; the books were checked after it.`,
    ],
  }
}

const folder = await mkdtemp(join(tmpdir(), 'lekta-bench-'))
// PostgreSQL runs as a user of its own when we are root, and keeps its files here only if it may enter.
await chmod(folder, 0o755)
const port = await freePort()
const server = serverProcess({ PORT: String(port), DATA_DIR: folder, PORTAL_DIR: folder })
try {
  await server.ready()
  // The server's own PostgreSQL, which writes to disk before it answers.
  const { url, leave } = await joinEmbedded(join(folder, 'postgres'))
  const { database, pool } = await connect(url, () => {}, { patient: true })
  console.log(JSON.stringify(await measure(`http://localhost:${port}`, database)))
  await pool.end()
  await leave()
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
