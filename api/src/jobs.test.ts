import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { jobs } from './jobs'
import { bossOf } from './jobs/boss'
import { type Claims, openClaims } from './jobs/claims'
import { areJobsInstalled, installJobs } from './jobs/install'
import { defineJob, enqueue, type Job } from './jobs/job'
import { startRegular, workDue, workJobs } from './jobs/work'
import { switchMaintenance } from './maintenance/switch-maintenance'
import { type TestApp, testApp } from './testing/test-app'
import { until } from './testing/until'

const written: string[] = []
let errors: Error[] = []

const write = defineJob({
  name: 'write',
  data: z.object({ text: z.string() }),
  retry: { limit: 2, delay: 1 },
  work: async ({ data }) => {
    const error = errors.shift()
    if (error) throw error
    written.push(data.text)
  },
})

const tick = defineJob({
  name: 'tick',
  data: z.object({}),
  retry: { limit: 0, delay: 0 },
  every: 60 * 60,
  work: async () => {
    written.push('tick')
  },
})

const batches: string[][] = []
const collect = defineJob({
  name: 'gather',
  data: z.object({ text: z.string() }),
  retry: { limit: 2, delay: 1 },
  work: async ({ data }) => {
    if (data.text === 'bad') throw new Error('bad')
    written.push(data.text)
  },
  workAll: async ({ all }) => {
    if (all.some(({ text }) => text === 'bad')) throw new Error('bad')
    batches.push(all.map(({ text }) => text).sort())
  },
})

let app: TestApp
const logged: object[] = []
const keep = (entry: object) => logged.push(entry)
const log = { error: keep, warn: keep } as unknown as FastifyBaseLogger
let claims: Claims
beforeAll(async () => {
  app = await testApp()
  claims = openClaims(app.databaseUrl)
  await installJobs(app.pool, [write, tick, collect])
})
afterAll(async () => {
  await claims.close()
  await app.close()
})
beforeEach(async () => {
  await bossOf(app.pool).clearStorage()
  written.splice(0)
  batches.splice(0)
  logged.splice(0)
  errors = []
})

const workerContext = () => ({ ...app.app.dependencies, pool: app.pool, address: app.databaseUrl, log, claims })
const runJobs = async () => {
  const boss = bossOf(app.pool)
  while (await workDue(boss, write, workerContext()));
}
const rows = async () => (await app.database.execute(sql`select state, data, output from pgboss.job`)).rows

describe('a job', () => {
  test('runs only if the transaction that queued it is committed', async () => {
    await app.database.transaction((transaction) => enqueue(transaction, write, { text: 'kept' }))
    const undone = app.database.transaction(async (transaction) => {
      await enqueue(transaction, write, { text: 'undone' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await runJobs()
    expect(written).toEqual(['kept'])
  })

  test('keeps special characters in its data', async () => {
    const text = `O'Neil $1 "quoted" \\ {{x}} \n ${'é'.repeat(3)}`
    await enqueue(app.database, write, { text })
    await runJobs()
    expect(written).toEqual([text])
  })

  test('does not run before its start time', async () => {
    await enqueue(app.database, write, { text: 'later' }, { after: new Date(Date.now() + 60_000) })
    await runJobs()
    expect(written).toEqual([])
  })

  test('is deleted with its data after it ran', async () => {
    await enqueue(app.database, write, { text: 'secret' })
    await runJobs()
    expect(await rows()).toEqual([])
  })

  test('runs once even if several workers look for work', async () => {
    const texts = Array.from({ length: 30 }, (_, i) => `job ${i}`)
    await Promise.all(texts.map((text) => enqueue(app.database, write, { text })))
    await Promise.all(Array.from({ length: 4 }, runJobs))
    expect(written.sort()).toEqual(texts.sort())
  })
})

describe('jobs that run in a batch', () => {
  const work = () => workDue(bossOf(app.pool), collect, workerContext())
  const queue = async (...texts: string[]) => {
    for (const text of texts) await enqueue(app.database, collect, { text })
  }

  test('run in one call and leave no rows behind', async () => {
    await queue('first', 'second', 'third')
    expect(await work()).toBe(3)
    expect([batches, written, await rows()]).toEqual([[['first', 'second', 'third']], [], []])
  })

  test('run one by one when one of them fails, and only that one is retried', async () => {
    await queue('first', 'bad', 'third')
    await work()
    expect([batches, written.sort()]).toEqual([[], ['first', 'third']])
    expect(await rows()).toMatchObject([{ state: 'retry', data: { text: 'bad' } }])
    expect(logged).toMatchObject([{ job: 'gather' }, { job: 'gather', id: expect.any(String) }])
  })
})

describe('a job that fails', () => {
  const makeDue = () => app.database.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`)

  test('is logged with its name and id, and without the message of its error', async () => {
    errors = [Object.assign(new TypeError('No mailbox for ayu@home.example'), { code: 'EENVELOPE' })]
    await enqueue(app.database, write, { text: 'ayu@home.example' })
    await runJobs()
    const error = { type: 'TypeError', code: 'EENVELOPE', stack: expect.stringContaining('jobs.test') }
    expect(logged).toEqual([{ job: 'write', id: expect.any(String), error }])
    expect(JSON.stringify(logged)).not.toContain('ayu')
    expect(await rows()).toMatchObject([{ state: 'retry', output: error }])
  })

  test('is retried later and does not delay others', async () => {
    errors = [new Error('busy')]
    await enqueue(app.database, write, { text: 'first' })
    await enqueue(app.database, write, { text: 'second' })
    await runJobs()
    expect(written).toEqual(['second'])
    await makeDue()
    await runJobs()
    expect(written).toEqual(['second', 'first'])
  })

  test('fails for good after its last attempt', async () => {
    errors = [new Error('1'), new Error('2'), new Error('3'), new Error('never')]
    await enqueue(app.database, write, { text: 'hopeless' })
    for (let tries = 0; tries < 4; tries++) {
      await runJobs()
      await makeDue()
    }
    expect(await rows()).toMatchObject([{ state: 'failed' }])
    expect(errors).toHaveLength(1)
  })

  test('because its data is invalid is logged and not run', async () => {
    await enqueue(app.database, write as unknown as Job, { wrong: true })
    await runJobs()
    expect([written, logged]).toMatchObject([[], [{ job: 'write' }]])
  })

  test('because its process ended is retried once its time limit is over', async () => {
    const boss = bossOf(app.pool)
    await enqueue(app.database, write, { text: 'survives' })
    await boss.fetch('write')
    await app.database.execute(sql`update pgboss.job set started_on = now() - interval '16 minutes'`)
    await boss.maintain()
    await makeDue()
    await runJobs()
    expect(written).toEqual(['survives'])
  })
})

describe('worker processes', () => {
  test('run new jobs until they are stopped', async () => {
    const stop = await workJobs([write], workerContext())
    await enqueue(app.database, write, { text: 'came' })
    await until(() => written.length > 0)
    await stop()
    await enqueue(app.database, write, { text: 'too late' })
    expect(await workDue(bossOf(app.pool), write, workerContext())).toBe(1)
    expect(written).toEqual(['came', 'too late'])
  })

  test('run one kind of job while another kind takes long', async () => {
    let finish = () => {}
    const slow = defineJob({
      ...{ name: 'slow', data: z.object({}), retry: { limit: 0, delay: 0 } },
      work: () => new Promise<void>((resolve) => (finish = resolve)),
    })
    await installJobs(app.pool, [slow])
    const stop = await workJobs([slow, write], workerContext())
    await enqueue(app.database, slow, {})
    await until(async () => (await rows()).some(({ state }) => state === 'active'))
    await enqueue(app.database, write, { text: 'meanwhile' })
    await until(async () => (await rows()).length === 1)
    expect(written).toEqual(['meanwhile'])
    expect(await rows()).toMatchObject([{ state: 'active' }])
    finish()
    await stop()
    expect(await rows()).toEqual([])
  })

  test('run only jobs that may run during maintenance, and the others afterwards', async () => {
    const urgent = defineJob({
      ...{ name: 'urgent', data: z.object({}), retry: { limit: 0, delay: 0 }, duringMaintenance: true },
      work: async () => void written.push('urgent'),
    })
    await installJobs(app.pool, [urgent])
    const context = workerContext()
    const switchTo = async (on: boolean) => {
      await switchMaintenance(app.database, { on, actor: 'command', now: new Date() })
      context.maintenance.forget()
    }
    await switchTo(true)
    await enqueue(app.database, write, { text: 'later' })
    await enqueue(app.database, urgent, {})
    const stop = await workJobs([write, urgent], context)
    await until(() => written.length > 0)
    expect(written).toEqual(['urgent'])
    await switchTo(false)
    await until(() => written.length > 1)
    expect(written).toEqual(['urgent', 'later'])
    await stop()
  })

  test('start a regular job only once per interval between them', async () => {
    const stops = await Promise.all([1, 2, 3].map(() => workJobs([tick], workerContext())))
    await until(() => written.length > 0)
    await Promise.all(stops.map((stop) => stop()))
    const again = await workJobs([tick], workerContext())
    await until(async () => (await rows()).every(({ state }) => state === 'completed'))
    await again()
    expect(written).toEqual(['tick'])
  })
})

test('every regular job can be queued', async () => {
  const regular = jobs.filter(({ every }) => every)
  await installJobs(app.pool, jobs)
  for (const job of regular) await startRegular(bossOf(app.pool), job)
  const sizes = await Promise.all(regular.map(({ name }) => bossOf(app.pool).getQueueSize(name)))
  expect(sizes).toEqual(regular.map(() => 1))
})

test('no two kinds of job have the same name', () => {
  const names = jobs.map(({ name }) => name)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test('the server is not ready until every kind of job is installed', async () => {
  expect(await areJobsInstalled(app.database, jobs)).toBe(true)
  const fresh = await testApp()
  await bossOf(fresh.pool).deleteQueue('sweep-sessions')
  expect(await areJobsInstalled(fresh.database, jobs)).toBe(false)
  expect((await fetch(`${fresh.address}/readyz`)).status).toBe(503)
  await fresh.close()
})
