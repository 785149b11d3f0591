import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { cloneDatabase, dropDatabase } from '../testing/cluster'
import { type DatabaseAdmin, openDatabaseAdmin } from '../testing/database-admin'
import { withDatabaseLock } from './advisory-lock'
import { type Connection, connect } from './connect'
import { rateLimit } from './schema'

/** Larger than the number of connections in a pool. */
const REPEATS = 12

const cluster = process.env.LEKTA_TEST_CLUSTER ?? ''
const name = `test_connect_${process.env.JEST_WORKER_ID}`
const errors: string[] = []
let connection: Connection
let admin: DatabaseAdmin
beforeAll(async () => {
  const address = await cloneDatabase(cluster, name)
  connection = await connect(address, ({ message }) => errors.push(message))
  admin = await openDatabaseAdmin(address)
})
afterAll(async () => {
  await Promise.all([connection.pool.end(), admin.close()])
  await dropDatabase(cluster, name)
})
beforeEach(() => errors.splice(0))

const countRows = () => connection.database.$count(rateLimit)
const row = (key: string) => ({ key, windowStart: new Date(), hits: 1 })

test('statements of requests start no parallel workers', async () => {
  const { rows } = await connection.pool.query('show max_parallel_workers_per_gather')
  expect(rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
})

test('a connection lost within a transaction makes that transaction fail, and not the process', async () => {
  for (let i = 0; i < REPEATS; i++) {
    const lost = connection.database.transaction(async (transaction) => {
      await transaction.insert(rateLimit).values(row(`lost ${i}`))
      // The connection is closed while no statement is running on it.
      const { client } = transaction._.session as unknown as { client: PoolClient }
      const closed = new Promise((resolve) => client.once('end', resolve))
      await admin.terminateConnections()
      await closed
      await transaction.insert(rateLimit).values(row(`never ${i}`))
    })
    await expect(lost).rejects.toThrow()
  }
  expect(errors).toContain('terminating connection due to administrator command')
  expect(await countRows()).toBe(0)
})

test('connections lost before their transaction begins do not exhaust the pool', async () => {
  for (let i = 0; i < REPEATS; i++) {
    connection.pool.once('acquire', (client) => void client.end())
    await expect(connection.database.transaction(async () => undefined)).rejects.toThrow()
  }
  await connection.database.transaction((transaction) => transaction.insert(rateLimit).values(row('kept')))
  expect(await countRows()).toBe(1)
})

test('a lost idle connection is replaced', async () => {
  await connection.database.execute(sql`select 1`)
  const removed = new Promise((resolve) => connection.pool.once('remove', resolve))
  await admin.terminateConnections()
  await removed
  expect((await connection.database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect(errors.length).toBeGreaterThan(0)
})

test('the database lock is released when its connection is lost', async () => {
  const work = withDatabaseLock(connection.pool, async () => {
    await admin.terminateConnections()
    return 'done'
  })
  expect(await work).toBe('done')
  expect(await withDatabaseLock(connection.pool, async () => 'next')).toBe('next')
})
