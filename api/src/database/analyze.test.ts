import { sql } from 'drizzle-orm'
import { type TestApp, testApp } from '../testing/test-app'
import { analyzeGrown, analyzeUnknown } from './analyze'
import { account, rateLimit, session } from './schema'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

/** Returns the number of rows that PostgreSQL's statistics record for a table; −1 if it was never analysed. */
async function estimatedRows(name: string): Promise<number> {
  const { rows } = await app.database.execute(sql`select reltuples::int as known from pg_class where relname = ${name}`)
  return Number(rows[0]?.known)
}
const insertLimits = (count: number) =>
  app.database.execute(sql`insert into rate_limit (key, window_start, hits)
    select 'key ' || i, now(), 1 from generate_series(1, ${count}::int) i`)

test('a table is analysed after it has grown, unless only by a small share', async () => {
  await insertLimits(20)
  await analyzeGrown(app.database, [rateLimit], 20)
  expect(await estimatedRows('rate_limit')).toBe(20)
  await app.database.execute(sql`insert into rate_limit select 'one more', now(), 1`)
  await analyzeGrown(app.database, [rateLimit, account], 1)
  expect(await estimatedRows('rate_limit')).toBe(20)
  expect([await estimatedRows('account'), await estimatedRows('session')]).toEqual([0, -1])
  await analyzeGrown(app.database, [session], 1)
  expect(await estimatedRows('session')).toBe(0)
})

test('tables without statistics are analysed once', async () => {
  await insertLimits(20)
  await analyzeUnknown(app.database)
  expect([await estimatedRows('rate_limit'), await estimatedRows('session')]).toEqual([20, 0])
  await app.database.execute(sql`insert into rate_limit select 'one more', now(), 1`)
  await analyzeUnknown(app.database)
  expect(await estimatedRows('rate_limit')).toBe(20)
})
