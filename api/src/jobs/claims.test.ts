import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { bossOf } from './boss'
import { type Claims, JOB_LOCK, openClaims } from './claims'
import { installJobs } from './install'
import { defineJob, enqueue } from './job'
import { takeOver } from './take-over'
import { workDue, workJobs } from './work'

const done: string[] = []
let during = async () => {}
const count = defineJob({
  name: 'count',
  data: z.object({ text: z.string() }),
  retry: { limit: 2, delay: 0 },
  work: async ({ data }) => {
    done.push(data.text)
    await during()
  },
})

const warnings: object[] = []
const log = { warn: (line: object) => warnings.push(line), error: () => undefined } as unknown as FastifyBaseLogger

let app: TestApp
/** The claims of two processes. */
let [one, other] = [{} as Claims, {} as Claims]
beforeAll(async () => {
  app = await testApp()
  await installJobs(app.pool, [count])
})
afterAll(() => app.close())
beforeEach(async () => {
  await bossOf(app.pool).clearStorage()
  done.splice(0)
  warnings.splice(0)
  during = async () => {}
  one = openClaims(app.databaseUrl)
  other = openClaims(app.databaseUrl)
})
afterEach(() => Promise.all([one.close(), other.close()]))

const take = async (claims: Claims) => (await claims.take(bossOf(app.pool), 'count', 5)).map(({ id }) => id)
const states = async () =>
  (await app.database.execute(sql`select state from pgboss.job`)).rows.map(({ state }) => state)
const makeDue = () => app.database.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`)

/** Returns a function that makes one process look for abandoned jobs at a given time, in milliseconds. */
function looker(claims: Claims) {
  let now = 0
  const { pool, database } = app
  const look = takeOver({ boss: bossOf(pool), pool, database, claims, log, clock: () => now })
  return (time: number) => {
    now = time
    return look()
  }
}

/** Returns the PostgreSQL process ids of the connections on which jobs are locked. */
async function lockers(): Promise<number[]> {
  const { rows } = await app.database.execute(sql`select pid from pg_locks
    where locktype = 'advisory' and classid = ${JOB_LOCK} and database = (select oid from pg_database where datname = current_database())`)
  return rows.map(({ pid }) => Number(pid))
}

/** Ends the connections on which jobs are locked, and waits until the connections are gone. */
async function cutOff() {
  const before = await lockers()
  await app.database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lekta-jobs'`)
  await until(async () => (await lockers()).every((pid) => !before.includes(pid)))
}

test('a job whose process is gone is retried once it has been unlocked for three seconds', async () => {
  await enqueue(app.database, count, { text: 'left' })
  const [id] = await take(one)
  const look = looker(other)
  await look(0)
  await look(60_000)
  expect(await states()).toEqual(['active'])
  await one.close()
  await look(100_000)
  await look(102_999)
  expect(await states()).toEqual(['active'])
  await look(103_000)
  expect(await states()).toEqual(['retry'])
  expect(warnings).toEqual([{ job: 'count', id }])
  await makeDue()
  expect(await take(other)).toEqual([id])
})

test('a job whose process is gone repeatedly fails after its last attempt', async () => {
  await enqueue(app.database, count, { text: 'deadly' })
  const look = looker(other)
  for (let tries = 0; tries < 3; tries++) {
    const dying = openClaims(app.databaseUrl)
    expect(await take(dying)).toHaveLength(1)
    await dying.close()
    await look(tries * 10_000)
    await look(tries * 10_000 + 5000)
    await makeDue()
  }
  expect(await states()).toEqual(['failed'])
})

test('a process that loses its database connection keeps its jobs', async () => {
  await enqueue(app.database, count, { text: 'kept' })
  const [id = ''] = await take(one)
  const look = looker(other)
  for (const time of [10_000, 20_000]) {
    await cutOff()
    await until(async () => (await lockers()).length === 1)
    await look(time)
  }
  expect(await states()).toEqual(['active'])
  expect([one.held([id]), one.signalOf(id).aborted]).toEqual([[id], false])
})

test('a process that reconnects aborts a job that another process has taken meanwhile', async () => {
  await enqueue(app.database, count, { text: 'passed on' })
  const [id = ''] = await take(one)
  const signal = one.signalOf(id)
  await app.database.execute(sql`update pgboss.job set retry_count = retry_count + 1`)
  await cutOff()
  await until(() => signal.aborted)
  await until(async () => (await lockers()).length === 0)
  expect(one.held([id])).toEqual([])
})

test('a job that exceeds its time limit is not started elsewhere while it still runs', async () => {
  await enqueue(app.database, count, { text: 'slow' })
  const [id = ''] = await take(one)
  await app.database.execute(sql`update pgboss.job set started_on = now() - interval '1 hour'`)
  await bossOf(app.pool).maintain()
  await makeDue()
  expect(await take(other)).toEqual([])
  const look = looker(other)
  await look(0)
  await look(10_000)
  expect(await states()).toEqual(['active'])
  await one.release([id])
  await look(20_000)
  await look(30_000)
  expect(await states()).toEqual(['retry'])
})

test('the end of a job is stored once the database is back, and the job is not repeated', async () => {
  await app.database.execute(sql`create sequence tries`)
  await app.database.execute(sql`create function be_away() returns trigger language plpgsql as $$ begin
    if nextval('tries') < 3 then raise exception 'starting up' using errcode = '57P03'; end if; return old; end $$`)
  await app.database.execute(
    sql`create trigger away before delete on pgboss.job for each row execute function be_away()`,
  )
  await enqueue(app.database, count, { text: 'once' })
  await workDue(bossOf(app.pool), count, { ...app.app.dependencies, log, claims: one })
  expect([done, await states()]).toEqual([['once'], []])
  await app.database.execute(sql`drop function be_away cascade`)
})

test('a process that stops leaves its unfinished job to others', async () => {
  let finish = () => {}
  const begun = new Promise<void>((resolve) => {
    during = async () => {
      resolve()
      await new Promise<void>((end) => (finish = end))
    }
  })
  await enqueue(app.database, count, { text: 'unfinished' })
  const working = workDue(bossOf(app.pool), count, { ...app.app.dependencies, log, claims: one })
  await begun
  await one.close()
  during = async () => {}
  const stop = await workJobs([count], { ...app.app.dependencies, pool: app.pool, address: app.databaseUrl, log })
  await until(() => done.length === 2)
  await stop()
  finish()
  await working
  expect([done, await states()]).toEqual([['unfinished', 'unfinished'], []])
})
