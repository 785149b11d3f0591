import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { backup, dataExport, erasure, installation } from '../database/schema'
import { enqueue } from '../jobs/job'
import { mailJob } from '../mail/send-mail'
import { parseMetrics } from '../testing/scrape'
import { type TestApp, testApp } from '../testing/test-app'
import { exportState } from './export-state'
import { selectState } from './read-state'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const exported = async (registry: Registry) => parseMetrics(await registry.metrics()).values
const current = async () => {
  const registry = new Registry()
  exportState(registry, () => selectState(app.database, app.clock.now()))
  return exported(registry)
}

const HOUR = 60 * 60_000
const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR)

test('an installation without backups, requests and jobs exports zeros', async () => {
  const values = await current()
  expect(Object.fromEntries([...values].filter(([name]) => !name.includes('{')))).toEqual({
    lekta_database_up: 1,
    lekta_backup_finished_timestamp_seconds: 0,
    lekta_backup_verified_timestamp_seconds: 0,
    lekta_files_to_delete: 0,
    lekta_maintenance: 0,
    lekta_erasures_waiting: 0,
    lekta_erasures_overdue: 0,
    lekta_exports_waiting: 0,
    lekta_exports_oldest_seconds: 0,
  })
})

test('the newest backup, maintenance, and requests about personal data are exported', async () => {
  const { database } = app
  const { id: accountId } = await app.make.student()
  const times = (hours: number) => ({ startedAt: ago(hours), finishedAt: ago(hours), bytes: 1, encrypted: true })
  await database.insert(backup).values([{ ...times(30), verifiedAt: ago(29) }, times(5)])
  await database.update(installation).set({ maintenanceSince: ago(1) })
  const request = { personHash: 'x', kind: 'child', reason: 'request' } as const
  await database.insert(erasure).values([
    { ...request, accountId, dueAt: ago(1) },
    { ...request, dueAt: ago(-1) },
    { ...request, dueAt: ago(9), doneAt: ago(8) },
    { ...request, dueAt: ago(9), cancelledAt: ago(8) },
  ])
  await database.insert(dataExport).values([
    { accountId, requestedBy: accountId, requestedAt: ago(2) },
    { accountId, requestedBy: accountId, requestedAt: ago(9), status: 'ready' },
  ])
  const values = await current()
  expect(values.get('lekta_backup_finished_timestamp_seconds')).toBeCloseTo(ago(5).getTime() / 1000, -1)
  expect(values.get('lekta_backup_verified_timestamp_seconds')).toBeCloseTo(ago(29).getTime() / 1000, -1)
  expect(values.get('lekta_maintenance')).toBe(1)
  expect(values.get('lekta_erasures_waiting')).toBe(2)
  expect(values.get('lekta_erasures_overdue')).toBe(1)
  expect(values.get('lekta_exports_waiting')).toBe(1)
  expect(values.get('lekta_exports_oldest_seconds')).toBeCloseTo(2 * 3600, -2)
})

test('jobs are exported by kind and state, with the age of the oldest due one', async () => {
  const mail = { to: null, language: 'en', template: 'contact-message', values: {} } as const
  for (const after of [ago(3), ago(1), ago(-1)]) await enqueue(app.database, mailJob, mail, { after })
  await app.database.execute(sql`update pgboss.job set state = 'failed' where start_after =
    (select max(start_after) from pgboss.job where start_after < now())`)
  const values = await current()
  const states = ['due', 'waiting', 'running', 'failed'].map((state) =>
    values.get(`lekta_jobs{kind="mail",state="${state}"}`),
  )
  expect(states).toEqual([1, 1, 0, 1])
  expect(values.get('lekta_jobs_oldest_due_seconds{kind="mail"}')).toBeCloseTo(3 * 3600, -2)
})

describe('while the database', () => {
  const state = {
    ...{ jobs: [{ kind: 'mail', due: 1, waiting: 0, running: 0, failed: 0, oldest: 3 }], backupFinished: 7 },
    ...{ backupVerified: 0, maintenance: false, erasuresWaiting: 0, erasuresOverdue: 0 },
    ...{ exportsWaiting: 0, exportsOldest: 0, filesToDelete: 0 },
  }

  test.each([
    ['refuses', () => Promise.reject(new Error('down'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('%s, only that is exported, and nothing that is no longer true', async (_, fail) => {
    const reads = [() => Promise.resolve(state), fail]
    const registry = new Registry()
    exportState(registry, () => (reads.shift() ?? fail)(), { fresh: 0, timeout: 1 })
    expect((await exported(registry)).get('lekta_backup_finished_timestamp_seconds')).toBe(7)
    expect(Object.fromEntries(await exported(registry))).toEqual({ lekta_database_up: 0 })
  })

  test('answers, several exports in a short time read it once', async () => {
    let reads = 0
    const registry = new Registry()
    exportState(registry, async () => {
      reads += 1
      return state
    })
    await Promise.all([exported(registry), exported(registry)])
    await exported(registry)
    expect(reads).toBe(1)
  })
})
