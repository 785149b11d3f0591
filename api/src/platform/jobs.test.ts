import { jobKinds } from '@lekta/shared/contract/platform/jobs'
import { like, sql } from 'drizzle-orm'
import { auditEntry } from '../database/schema'
import { jobs } from '../jobs'
import { enqueue } from '../jobs/job'
import { mailJob } from '../mail/send-mail'
import type { TestClient } from '../testing/client'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
let client: TestClient
beforeAll(async () => {
  app = await testApp()
  client = app.as(await app.make.account('admin'))
})
afterAll(() => app.close())
beforeEach(() => app.database.execute(sql`truncate pgboss.job, pgboss.archive`))

const mail = { to: 'ayu@home.example', subject: 'Hello', text: 'Hello Ayu' }

/** Stores a job that has used all its tries, in the queue or in the archive. */
async function failedJob(where: 'job' | 'archive' = 'job') {
  await enqueue(app.database, mailJob, mail as never)
  await app.database.execute(sql`update pgboss.job set state = 'failed', retry_count = 7, completed_on = now(),
    output = '{"type":"Error","code":"ECONNREFUSED","stack":"    at connect"}' where state = 'created'`)
  if (where === 'archive')
    await app.database.execute(sql`with moved as (delete from pgboss.job where state = 'failed' returning *)
      insert into pgboss.archive select moved.*, now() from moved`)
}
const failed = () => client.call('failedJobs', { query: {} })
const idsOf = async () => (await failed()).data.map(({ id }) => id)
const states = async () =>
  (await app.database.execute<{ state: string; retry_count: number }>(sql`select state, retry_count from pgboss.job`))
    .rows

test('every kind of job has a name that admins can read', () => {
  expect(jobs.map(({ name }) => name).sort()).toEqual([...jobKinds].sort())
})

test('jobs are counted by kind, those with failures first', async () => {
  await failedJob()
  await failedJob('archive')
  await enqueue(app.database, mailJob, mail as never)
  const [first, ...others] = await client.call('jobs')
  expect(first).toMatchObject({ kind: 'mail', due: 1, waiting: 0, running: 0, failed: 2 })
  expect(others).toHaveLength(jobKinds.length - 1)
})

test.each(['job', 'archive'] as const)('a failed job in the table %s is listed without its data', async (where) => {
  await failedJob(where)
  const { data, total } = await failed()
  expect(total).toBe(1)
  expect(data).toEqual([
    {
      ...{ place: 1, kind: 'mail', tries: 8, error: 'Error ECONNREFUSED', stack: '    at connect' },
      ...{ id: expect.any(String), created_at: expect.stringMatching(/Z$/), failed_at: expect.stringMatching(/Z$/) },
    },
  ])
  expect(JSON.stringify(data)).not.toMatch(/ayu/i)
})

test.each(['job', 'archive'] as const)(
  'a failed job in the table %s is queued again with all its tries',
  async (where) => {
    await failedJob(where)
    expect(await client.call('retryJobs', { body: { ids: await idsOf() } })).toEqual({ count: 1 })
    expect(await states()).toEqual([{ state: 'created', retry_count: 0 }])
    expect((await failed()).total).toBe(0)
  },
)

test('a failed job is deleted, and both actions are recorded without its data', async () => {
  await failedJob()
  expect(await client.call('deleteJobs', { body: { ids: await idsOf() } })).toEqual({ count: 1 })
  expect(await states()).toEqual([])
  const entries = await app.database.select().from(auditEntry).where(like(auditEntry.action, 'jobs %'))
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual(
    expect.arrayContaining([
      ['jobs retried', 'job mail'],
      ['jobs deleted', 'job mail'],
    ]),
  )
})

test('a job that has not failed is neither retried nor deleted', async () => {
  await enqueue(app.database, mailJob, mail as never)
  const { rows } = await app.database.execute<{ id: string }>(sql`select id from pgboss.job`)
  const ids = rows.map(({ id }) => id)
  for (const name of ['retryJobs', 'deleteJobs'] as const) {
    const { status, body } = await client.send(name, { body: { ids } })
    expect([status, body]).toMatchObject([409, { message: expect.stringMatching(/^These jobs are no longer/) }])
  }
  expect(await states()).toEqual([{ state: 'created', retry_count: 0 }])
})
