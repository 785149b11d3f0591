import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { account, classroom, importRun } from '../database/schema'
import { workJobs } from '../jobs/work'
import { hardenPasswordsJob } from '../people/harden-passwords'
import { bookOf, importer } from '../testing/importer'
import { serverProcess } from '../testing/server-process'
import type { SheetCell } from '../testing/sheets'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { commitImportJob, commitRun } from './commit'
import { deleteOldRuns } from './delete-old-runs'

/** How long a test waits for its server. */
const timeoutMs = 80_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function someSchool() {
  const { id: schoolId } = await app.make.school()
  const client = app.as(await app.make.schoolAccount({ schoolId }))
  const inSchool = eq(account.schoolId, schoolId)
  const count = () =>
    app.database.$count(account, and(inSchool, isNull(account.archivedAt), sql`'child' = any(${account.roles})`))
  const rooms = () =>
    app.database.$count(classroom, and(eq(classroom.schoolId, schoolId), isNull(classroom.archivedAt)))
  return { schoolId, client, count, rooms, school: importer(app, client) }
}

const heading = ['Nama', 'Kelas', 'Username', 'NISN']

/** Requests a commit without running the commit job. */
const requestCommit = ({ client }: { client: Awaited<ReturnType<typeof someSchool>>['client'] }, id: number) =>
  client.call('commitImport', { params: { id }, body: {} })

describe('simultaneous commits', () => {
  test('of two imports of one school both succeed and create nobody twice', async () => {
    const one = await someSchool()
    const { school, count } = one
    const [first, second] = [
      await school.students([heading, ['Ayu', '4A', 'once.ayu'], ['Bagas', '4A', 'once.bagas']]),
      await school.students([heading, ['Ayu', '4A', 'once.ayu'], ['Citra', '4A', 'once.citra']]),
    ]
    await Promise.all([requestCommit(one, first.id), requestCommit(one, second.id)])
    const now = app.clock.now()
    await Promise.all([commitRun(app.database, first.id, now), commitRun(app.database, second.id, now)])
    const runs = [await school.run(first.id), await school.run(second.id)]
    expect(runs.map(({ status }) => status)).toEqual(['committed', 'committed'])
    expect(runs.reduce((sum, { created }) => sum + created, 0)).toBe(3)
    expect(await count()).toBe(3)
  })

  test('of two imports of the same file create its students once', async () => {
    const one = await someSchool()
    const book = bookOf([heading, ['Ayu', '4A']])
    const runs = [await one.school.check('importStudents', book), await one.school.check('importStudents', book)]
    await Promise.all(runs.map(({ id }) => requestCommit(one, id)))
    await Promise.all(runs.map(({ id }) => commitRun(app.database, id, app.clock.now())))
    const ended = await Promise.all(runs.map(({ id }) => one.school.run(id)))
    expect(ended.map(({ status }) => status).sort()).toEqual(['committed', 'failed'])
    expect(ended.flatMap(({ failure }) => failure?.sentence ?? [])).toEqual(['importedBefore'])
    expect(await one.count()).toBe(1)
  })

  test('of two schools with the same username succeed for one school only', async () => {
    const [one, other] = [await someSchool(), await someSchool()]
    const sheet = [heading, ['Ayu', '4A', 'wanted'], ['Bagas', '4B']]
    const runs = [await one.school.students(sheet), await other.school.students(sheet)] as const
    await requestCommit(one, runs[0].id)
    await requestCommit(other, runs[1].id)
    await Promise.all(runs.map(({ id }) => commitRun(app.database, id, app.clock.now())))
    expect([await one.count(), await other.count()].sort()).toEqual([0, 2])
    expect([await one.rooms(), await other.rooms()].sort()).toEqual([0, 2])
    const statuses = [await one.school.run(runs[0].id), await other.school.run(runs[1].id)]
    expect(statuses.map(({ status }) => status).sort()).toEqual(['checked', 'committed'])
  })

  test('of the same import create its students once', async () => {
    const one = await someSchool()
    const run = await one.school.students([heading, ['Ayu', '4A']])
    await Promise.all([requestCommit(one, run.id), requestCommit(one, run.id)])
    await app.runJobs()
    expect(await one.count()).toBe(1)
  })
})

describe('an interrupted commit', () => {
  test('leaves nothing behind, and its import fails with a reason', async () => {
    const one = await someSchool()
    const run = await one.school.students([heading, ['Ayu', '4A'], ['Bagas', '5A', null, '9999999999']])
    await app.database.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin if new.nisn = '9999999999' then raise exception 'power cut'; end if; return new; end $$`)
    await app.database.execute(
      sql`create trigger refuse before insert on student for each row execute function refuse()`,
    )
    await requestCommit(one, run.id)
    await expect(commitRun(app.database, run.id, app.clock.now())).rejects.toThrow()
    expect([await one.count(), await one.rooms()]).toEqual([0, 0])
    await app.database.execute(sql`drop function refuse cascade`)
    await deleteOldRuns(app.database, new Date(app.clock.now().getTime() + 60 * 60_000))
    expect(await one.school.run(run.id)).toMatchObject({ status: 'failed', failure: { sentence: 'interrupted' } })
  })

  test('is repeated by the next server if its own server was killed', async () => {
    const one = await someSchool()
    const rows = Array.from({ length: 5000 }, (_, i): SheetCell[] => [
      `Anak ${i % 50}`,
      `${(i % 6) + 1}A`,
      `killed.${i}`,
    ])
    const server = serverProcess({ DATABASE_URL: app.databaseUrl, PORT: '0' })
    const run = await one.client.call('importStudents', { file: bookOf([heading, ...rows]), body: {} })
    await server.ready()
    await until(async () => (await one.school.run(run.id)).status === 'checked', timeoutMs)
    await requestCommit(one, run.id)
    // The server is killed as soon as its thread has begun to write.
    await until(async () => (await one.school.run(run.id)).done > 0, timeoutMs)
    await server.end('SIGKILL')
    const { status } = await one.school.run(run.id)
    expect([status, await one.count()]).toEqual(status === 'committed' ? ['committed', 5000] : ['committing', 0])
    const { app: next, pool, databaseUrl: address } = app
    const stop = await workJobs([commitImportJob], { ...next.dependencies, pool, address, log: next.log })
    // The import is committed long before the time limit of two minutes.
    await until(async () => (await one.school.run(run.id)).status !== 'committing', timeoutMs)
    await stop()
    expect(await one.school.run(run.id)).toMatchObject({ status: 'committed', created: 5000, done: 5000 })
    expect(await one.count()).toBe(5000)
    // The passwords of all these students would be hardened by the jobs of the next test, which takes minutes.
    await app.database.execute(sql`delete from pgboss.job where name = ${hardenPasswordsJob.name}`)
  }, 90_000)
})

describe('any spreadsheet', () => {
  const cell = (...values: (SheetCell | undefined)[]) => fc.constantFrom(...values.map((value) => value ?? null))
  const row = fc.tuple(
    cell('Ayu', 'Bagas', 'Citra Dewi', '=1', null, 'Ñoño', '  Ayu '),
    cell('4A', '5B', '4A; 5B', 'Melati', null, '4a'),
    cell(null, null, 'ayu.any', 'bagas.any', 'x', 'taken.any'),
    cell(null, null, 123456789, '0000000055', '5', { error: '#N/A' }),
  )

  test('creates exactly the students its check announced or nobody, and undo leaves nothing', async () => {
    await app.make.student({ username: 'taken.any' })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), fc.boolean(), async (rows, leaveOut) => {
        const { school, count, client, schoolId, rooms } = await someSchool()
        const run = await school.students([heading, ...rows])
        expect(await count()).toBe(0)
        const reply = await client.send('commitImport', {
          params: { id: run.id },
          body: { without_rejected: leaveOut },
        })
        await app.runJobs()
        const after = await school.run(run.id)
        expect(await count()).toBe(after.status === 'committed' ? run.created : 0)
        expect(after.status === 'committed').toBe(reply.status === 200)
        if (after.status === 'committed') await school.undo(after)
        expect([await count(), await rooms()]).toEqual([0, 0])
        const people = app.database.select({ id: account.id }).from(account).where(eq(account.schoolId, schoolId))
        // The next spreadsheet must find the same data, so these usernames are made available again.
        await app.database
          .update(account)
          .set({ username: sql`'gone.' || ${account.id}` })
          .where(inArray(account.id, people))
      }),
      { numRuns: 20 },
    )
  }, 60_000)

  test('that was imported and undone cannot be committed or undone again', async () => {
    const { school, client } = await someSchool()
    const run = await school.students([heading, ['Ayu', '4A']])
    await school.commit(run)
    await school.undo(run)
    expect(await client.refusal('commitImport', { params: { id: run.id }, body: {} })).toMatchObject({ status: 409 })
    expect(await client.refusal('undoImport', { params: { id: run.id } })).toMatchObject({ status: 409 })
    expect(await app.database.$count(importRun, eq(importRun.id, run.id))).toBe(1)
  })
})
