import { count, type SQLWrapper, sql } from 'drizzle-orm'
import { visibleTeachers } from './access/tenant'
import { busiestSql } from './dashboard/platform-queries'
import { account } from './database/schema'
import { selectAll } from './invoice/queries'
import { selectSchedules } from './schedule/queries'
import { type TestApp, testApp } from './testing/test-app'

// Without an index of a country's tables, a page still works with the few rows of a test.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Returns the plan of a statement. The tables are almost empty, so that only a plan without seq scans says something. */
const planOf = (statement: SQLWrapper) =>
  app.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    const { rows } = await transaction.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

const now = new Date('2026-11-26T09:00:00Z')
const options = {
  page: 1,
  itemsPerPage: 20,
  search: '',
  sortBy: 'id',
  sortDesc: false,
  archived: false,
  download: false,
}
const school = { role: 'school', accountId: 1, schoolId: 1 } as const

test('the progress of schedules is counted in the index of finished attempts', async () => {
  const plan = await planOf(selectSchedules(school, app.database, { query: { q: '', options }, now }))
  expect(plan).toMatch(/Index Only Scan using attempt_finished_assignment on attempt/)
  expect(plan).toMatch(/Index Only Scan using attempt_one_running on attempt/)
})

test('invoices are sorted by their total in an index', async () => {
  const query = { q: '', options: { ...options, sortBy: 'total', sortDesc: true } }
  expect(await planOf(selectAll(app.database, { query }))).toMatch(/Index Only Scan Backward using invoice_total/)
})

test('numbers and buyers of invoices are searched in an index', async () => {
  const query = { q: '', options: { ...options, search: '000123' } }
  expect((await planOf(selectAll(app.database, { query }))).match(/Bitmap Index Scan on invoice_search/g)).toHaveLength(
    2,
  )
})

test('the teachers of a school are counted in an index', async () => {
  const teachers = app.database.select({ teachers: count() }).from(account).where(visibleTeachers(school))
  expect(await planOf(teachers)).toMatch(/using account_teachers on account/)
})

test('the busiest schools are found in indexes', async () => {
  const plan = await planOf(busiestSql(now))
  expect(plan).toMatch(/using account_with_school on account/)
  expect(plan).toMatch(/using account_teachers on account/)
})
