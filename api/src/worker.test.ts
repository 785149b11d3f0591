import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { runCheck } from './cli/testing'
import { lockSchool } from './import/queries'
import { jobs } from './jobs'
import { enqueue } from './jobs/job'
import { mailJob } from './mail/send-mail'
import { bookOf, importer } from './testing/importer'
import { exampleMail, readMails } from './testing/mails'
import { freePort, type ServerProcess, serverProcess, takePort, workerProcess } from './testing/server-process'
import { type TestApp, testApp } from './testing/test-app'
import { until } from './testing/until'

// Every process loads the whole server, which takes seconds on a busy machine.
jest.setTimeout(90_000)
const timeoutMs = 80_000

let app: TestApp
let folder: string
let started: ServerProcess[] = []
beforeAll(async () => {
  app = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'lekta-worker-'))
})
afterEach(async () => {
  await Promise.all(started.map(({ end }) => end('SIGKILL')))
  started = []
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function begin(start: typeof workerProcess, environment: Record<string, string> = {}) {
  const process = start({ DATABASE_URL: app.databaseUrl, DATA_DIR: folder, ...environment })
  started.push(process)
  await process.ready()
  return process
}

const check = () => runCheck({ databaseUrl: app.databaseUrl, jobs, folder, environment: { JOBS: 'elsewhere' } })

test('a server whose JOBS is elsewhere leaves jobs to a worker, and without one that is a problem', async () => {
  const port = await freePort()
  await begin(serverProcess, { PORT: String(port), JOBS: 'elsewhere' })
  await enqueue(app.database, mailJob, exampleMail)
  const problem = /^✗ jobs {6}No process works on jobs, .*: start a worker, or a server with JOBS=here\.$/m
  const { code, report } = await check()
  expect([code, report]).toEqual([1, expect.stringMatching(problem)])

  await begin(workerProcess)
  await until(async () => (await readMails(folder, 'ayu@home.example')).length === 1, timeoutMs)
  expect((await check()).report).toMatch(/^✓ jobs {6}One process works on jobs\.$/m)
  const admin = app.as(await app.make.account('admin'))
  // The process of this test is a server too.
  expect(await admin.call('system')).toMatchObject({ servers: 2, workers: 1 })
})

describe('a worker', () => {
  test('says how it is on its own port, and serves nothing else', async () => {
    const port = await freePort()
    const worker = await begin(workerProcess, { PORT: String(port) })
    expect(worker.output()).toMatch(new RegExp(`works on jobs, and says how it is at http://.+:${port}/readyz\n`))
    const read = async (path: string) => {
      const reply = await fetch(`http://localhost:${port}${path}`)
      return [reply.status, await reply.text()]
    }
    expect(await read('/healthz')).toEqual([200, '{"status":"alive"}'])
    expect(await read('/readyz')).toEqual([200, '{"status":"ready"}'])
    expect(await read('/metrics')).toEqual([200, expect.stringContaining('lekta_jobs_total{')])
    for (const path of ['/', '/api/v2/plan', '/login']) expect((await read(path))[0]).toBe(404)
    expect(await worker.end('SIGTERM')).toBe(0)
  })

  test('reports an invalid setting, and that its port is in use, in one sentence', async () => {
    const { port, free } = await takePort()
    const refuse = async (environment: Record<string, string>) => {
      const worker = workerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: folder, ...environment })
      started.push(worker)
      return [await worker.exited, worker.output().trim()]
    }
    expect(await refuse({ JOBS: 'no' })).toEqual([1, 'JOBS is "no" but must be here or elsewhere.'])
    expect(await refuse({ PORT: String(port) })).toEqual([1, expect.stringContaining(`PORT ${port} is in use by`)])
    await free()
  })
})

/**
 * Calls `act` while a worker commits an import, which waits for the end of `act`. Returns a function that reads the
 * status of the import.
 */
async function withCommit(act: (status: () => Promise<string>) => Promise<unknown>) {
  const owner = await app.make.schoolAccount()
  const client = app.as(owner)
  const school = importer(app, client)
  const run = await school.check('importStudents', bookOf([['Nama'], ['Ayu Lestari']]))
  const status = async () => (await school.run(run.id)).status
  // The worker may have taken the check before this process could.
  await until(async () => (await status()) === 'checked', timeoutMs)
  await app.database.transaction(async (transaction) => {
    await lockSchool(transaction, owner.schoolId as number)
    await client.call('commitImport', { params: { id: run.id }, body: {} })
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    await until(async () => (await app.database.execute(waiting)).rowCount === 1, timeoutMs)
    await act(status)
  })
  return status
}

test('a worker that is asked to stop first finishes what is under way', async () => {
  const worker = await begin(workerProcess, { LOG_LEVEL: 'info' })
  const status = await withCommit(async (current) => {
    process.kill(worker.pid, 'SIGTERM')
    await until(() => worker.output().includes('"stopping"'), timeoutMs)
    expect(await current()).toBe('committing')
  })
  expect(await worker.exited).toBe(0)
  expect(await status()).toBe('committed')
})

test('the job of a worker that was killed is taken over by another', async () => {
  const killed = await begin(workerProcess)
  const status = await withCommit(async () => {
    await killed.end('SIGKILL')
    await begin(workerProcess)
  })
  await until(async () => (await status()) !== 'committing', timeoutMs)
  expect(await status()).toBe('committed')
})
