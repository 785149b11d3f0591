import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { type TestApp, testApp } from '../testing/test-app'
import { countWrites, type Writes } from './count-writes'

let app: TestApp
let pool: Pool
let writes: Writes
beforeAll(async () => {
  app = await testApp()
  await app.database.execute(sql`create table note (id int primary key, text text); insert into note values (1, '')`)
})
afterAll(() => app.close())
beforeEach(() => {
  pool = new Pool({ connectionString: app.databaseUrl })
  pool.on('error', () => undefined)
  writes = countWrites(pool)
})
afterEach(() => pool.end())

const count = () => writes.countOf(['note'])

test.each([
  ['an update', `update "note" set text = 'a'`, 1],
  ['an update within another statement', `with done as (update note set text = 'b' returning id) select 1`, 1],
  ['a deletion', 'delete from "note" where id = 9', 1],
  ['a read', 'select * from note', 0],
  ['a new row', `insert into note values (2, '') on conflict do nothing`, 0],
  ['a change of a table with a longer name', 'update notes set id = 1', 0],
])('%s', async (_, text, expected) => {
  await pool.query(text).catch(() => undefined)
  expect(count()).toBe(expected)
})

test('a write in a transaction counts when the transaction is committed, before its caller continues', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update note set text = 'c'`)
  await client.query('select 1')
  expect(count()).toBe(0)
  await client.query('commit')
  expect(count()).toBe(1)
  await client.query('begin')
  await client.query('select 1')
  await client.query('commit')
  expect(count()).toBe(1)
  client.release()
})

test('a write through a callback counts before the callback is called', async () => {
  const counted = await new Promise((resolve) => {
    pool.query(`update note set text = 'd'`, () => resolve(count()))
  })
  expect(counted).toBe(1)
})

test('what a thread has written counts for every table', () => {
  writes.noteThread()
  expect([count(), writes.countOf(['student', 'note'])]).toEqual([1, 1])
})
