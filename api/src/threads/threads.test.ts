import { performance } from 'node:perf_hooks'
import { eq, sql } from 'drizzle-orm'
import { countWrites } from '../database/count-writes'
import { importRun } from '../database/schema'
import { checkImportJob } from '../import/check'
import { lockSchool } from '../import/queries'
import { checkImportTask, commitImportTask, undoImportTask } from '../import/tasks'
import { bookOf, importer } from '../testing/importer'
import { scrape } from '../testing/scrape'
import { emptyElementsBook, sharedTextBook } from '../testing/sheets'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { analyseTextTask } from '../text/tasks'
import { openThreads, TaskLimit } from './threads'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function someSchool() {
  const owner = await app.make.schoolAccount()
  const client = app.as(owner)
  const upload = (bytes: Buffer) =>
    client.call('importStudents', { file: new File([new Uint8Array(bytes)], 'sheet.xlsx'), body: {} } as never)
  return { client, upload, school: importer(app, client), schoolId: owner.schoolId as number }
}

const now = () => app.clock.now()
const statusOf = async (id: number) => {
  const [run] = await app.database.select().from(importRun).where(eq(importRun.id, id))
  return run && [run.status, run.failure?.sentence ?? null]
}

/** Runs a test with threads that have their own limits. */
async function withThreads(
  limits: Parameters<typeof openThreads>[2],
  act: (threads: ReturnType<typeof openThreads>) => Promise<unknown>,
) {
  const threads = openThreads(
    { database: app.database, writes: countWrites(app.pool), address: app.databaseUrl },
    app.app.dependencies.metrics,
    limits,
  )
  await act(threads).finally(threads.close)
}

test('a large spreadsheet is checked in a thread, so that the event loop stays free', async () => {
  const { upload } = await someSchool()
  const { id } = await upload(emptyElementsBook(2_000_000))
  const before = performance.eventLoopUtilization()
  await app.runJobs([checkImportJob])
  const { utilization } = performance.eventLoopUtilization(before)
  expect(await statusOf(id)).toEqual(['failed', 'noHeading'])
  // If the sheet were read on the event loop itself, the value would be almost 1, however fast the machine is.
  expect(utilization).toBeLessThan(0.5)
})

test.each([
  ['time', { timeLimit: 1 }],
  ['memory', { memoryLimit: 8 }],
])('a spreadsheet that takes too much %s fails with a reason, and the next one is read', async (_, limits) => {
  const { upload, school } = await someSchool()
  const { id } = await upload(sharedTextBook(100, 100))
  await withThreads(limits, (threads) =>
    checkImportJob.work({
      ...app.app.dependencies,
      ...{ data: { id }, now: now(), log: app.app.log, signal: new AbortController().signal, threads },
    }),
  )
  expect(await statusOf(id)).toEqual(['failed', 'takesTooLong'])
  expect(await school.students([['Nama'], ['Ayu']])).toMatchObject({ status: 'checked', created: 1 })
})

test('tasks still run after one was aborted, and a task beyond its time limit fails', async () => {
  await withThreads({ timeLimit: 60_000 }, async (threads) => {
    const stop = new AbortController()
    const ended = threads.run(checkImportTask, { id: 0, now: now() }, stop.signal)
    stop.abort()
    await expect(ended).rejects.toThrow('aborted')
    for (let i = 0; i < 3; i++) expect(await threads.run(checkImportTask, { id: 0, now: now() })).toBeUndefined()
  })
  await withThreads({ timeLimit: 1 }, async (threads) => {
    const ended = threads.run(checkImportTask, { id: 0, now: now() })
    await expect(ended).rejects.toThrow(TaskLimit)
    await expect(ended).rejects.toMatchObject({ status: 503, message: expect.stringContaining('very busy') })
  })
})

test('a task that still waits for a thread is aborted, and closing the threads aborts every task', async () => {
  await withThreads({}, async (threads) => {
    const stop = new AbortController()
    const run = (signal?: AbortSignal) => threads.run(checkImportTask, { id: 0, now: now() }, signal)
    const [first, second, waiting] = [run(), run(), run(stop.signal)]
    stop.abort()
    await expect(waiting).rejects.toThrow('aborted')
    expect(await Promise.all([first, second])).toEqual([undefined, undefined])
    const last = expect(run()).rejects.toThrow('aborted')
    await threads.close()
    await last
    await expect(run()).rejects.toThrow('aborted')
  })
})

test('an error in a thread reaches the caller with its code or HTTP status', async () => {
  await withThreads({}, async (threads) => {
    await expect(threads.run(checkImportTask, { id: 1e12, now: now() })).rejects.toMatchObject({ code: '22003' })
    const tenant = { role: 'school', accountId: 1, schoolId: 1 } as const
    const undone = threads.run(undoImportTask, { id: 0, tenant, now: now() })
    await expect(undone).rejects.toMatchObject({ status: 409, message: 'There is nothing to undo.' })
    const sentence = 'This text has no words to measure.'
    await expect(threads.run(analyseTextTask, '!')).rejects.toMatchObject({ status: 400, errors: { text: sentence } })
  })
})

test('tasks are timed by their name', async () => {
  const { threads } = app.app.dependencies
  const series = 'lekta_task_duration_seconds_count{task="analyse text"}'
  const count = async () => (await scrape(app.address)).values.get(series) ?? 0
  const before = await count()
  await threads.run(analyseTextTask, 'The cat sat on the mat and looked at the small dog.')
  await expect(threads.run(analyseTextTask, '!')).rejects.toThrow()
  expect((await count()) - before).toBe(2)
})

test('a commit that is aborted halfway creates nobody', async () => {
  const { client, school, schoolId } = await someSchool()
  const { id } = await school.check('importStudents', bookOf([['Nama'], ['Ayu Lestari']]))
  await client.call('commitImport', { params: { id }, body: {} })
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  const untilWaiting = (count: number) => until(async () => (await app.database.execute(waiting)).rowCount === count)
  const stop = new AbortController()
  // The task waits for the school's lock, which this transaction holds until the task has been aborted.
  await app.database.transaction(async (transaction) => {
    await lockSchool(transaction, schoolId)
    const committing = app.app.dependencies.threads.run(commitImportTask, { id, now: now() }, stop.signal)
    await untilWaiting(1)
    stop.abort()
    await expect(committing).rejects.toThrow('aborted')
  })
  await untilWaiting(0)
  expect(await statusOf(id)).toEqual(['committing', null])
  expect((await client.call('students', { query: {} })).total).toBe(0)
})
