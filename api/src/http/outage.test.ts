import { isDeepStrictEqual } from 'node:util'
import { defineContract } from '@lekta/shared/contract/endpoint'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseError } from 'pg'
import * as z from 'zod/mini'
import { outageLog } from '../database/outage-log'
import { benchOf } from '../testing/bench'
import { type DatabaseAdmin, openDatabaseAdmin } from '../testing/database-admin'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { implement } from './implement'

const sentences = {
  full: 'The server’s disk is full, so this could not be saved. Please tell your administrator, then try again.',
  readOnly: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  busy: 'The server is very busy. Please try again in a moment.',
  away: 'The database is not responding. Please try again in a moment.',
}

let app: TestApp
let admin: DatabaseAdmin
beforeAll(async () => {
  app = await testApp()
  admin = await openDatabaseAdmin(app.databaseUrl)
})
afterAll(async () => {
  await admin.close()
  await app.close()
})

/** Makes every insert into a table fail as it does on a full disk, until the returned function is called. */
async function fillDisk(table: string) {
  await app.database.execute(sql`create or replace function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  const name = sql.identifier(table)
  await app.database.execute(sql`create trigger no_space before insert on ${name} execute function no_space()`)
  return () => app.database.execute(sql`drop function no_space cascade`)
}

const contract = defineContract({
  failing: {
    method: 'GET',
    path: '/failing/:code',
    summary: '',
    access: 'public',
    params: z.object({ code: z.string() }),
    data: z.null(),
  },
  diskless: { method: 'GET', path: '/diskless', summary: '', access: 'public', data: z.null() },
})

/** Returns a server whose endpoints fail with a given PostgreSQL error code, or with Node's error for a full disk. */
async function failingServer() {
  const bench = await benchOf(app.app)
  implement(bench, 'failing', contract, {
    failing: async ({ params: { code }, database }) => {
      await database.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`))
      return null
    },
    diskless: async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    },
  })
  return bench
}

describe('a request during an outage', () => {
  test.each([
    ['53100', 'full'],
    ['25006', 'readOnly'],
    ['53000', 'busy'],
    ['53200', 'busy'],
    ['53300', 'busy'],
    ['57014', 'busy'],
    ['57P01', 'away'],
    ['57P02', 'away'],
    ['57P03', 'away'],
    ['08006', 'away'],
    ['08P01', 'away'],
  ] as const)('gets a 503 with advice and Retry-After for PostgreSQL error %s', async (code, outage) => {
    const reply = await (await failingServer()).inject(`/failing/${code}`)
    expect([reply.statusCode, reply.json()]).toEqual([503, { code: 503, message: sentences[outage] }])
    expect(reply.headers['retry-after']).toBe('5')
  })

  test('gets a 503 when the server’s own disk is full', async () => {
    const reply = await (await failingServer()).inject('/diskless')
    expect([reply.statusCode, reply.json().message]).toEqual([503, sentences.full])
  })

  test('that writes to a full disk gets a 503, while reading still works', async () => {
    const school = app.as(await app.make.schoolAccount())
    await school.call('students', { query: {} })
    const freeDisk = await fillDisk('account')
    const refusal = await school.refusal('addStudent', { body: { name: 'Ayu Lestari' } })
    expect([refusal.status, refusal.message]).toEqual([503, sentences.full])
    expect((await school.call('students', { query: {} })).total).toBe(0)
    await freeDisk()
    expect(await school.call('addStudent', { body: { name: 'Ayu Lestari' } })).toMatchObject({ name: 'Ayu Lestari' })
  })
})

describe('readiness', () => {
  const ready = async () => {
    const reply = await fetch(`${app.address}/readyz`)
    const { message } = (await reply.json()) as { message?: string }
    return { status: reply.status, message }
  }
  const untilReadiness = (expected: object) =>
    until(async () => isDeepStrictEqual(await ready(), { message: undefined, ...expected }))

  test('is lost when the disk is full, and restored when there is space again', async () => {
    const freeDisk = await fillDisk('write_probe')
    await untilReadiness({ status: 503, message: sentences.full })
    await freeDisk()
    await untilReadiness({ status: 200 })
  })

  test('is lost when the database is read-only, and restored when it is writable again', async () => {
    await admin.setReadOnly(true)
    await admin.terminateConnections()
    await untilReadiness({ status: 503, message: sentences.readOnly })
    await admin.setReadOnly(false)
    await admin.terminateConnections()
    await untilReadiness({ status: 200 })
  })

  test('needs one write per second for any number of requests, and leaves no row behind', async () => {
    await app.database.execute(sql`create sequence writes`)
    await app.database.execute(sql`create function count_write() returns trigger language plpgsql as
      $$ begin perform nextval('writes'); return new; end $$`)
    await app.database.execute(sql`create trigger counting after insert on write_probe execute function count_write()`)
    const writesSoFar = async () => {
      const { rows } = await app.database.execute(sql`select last_value::int as count, is_called from writes`)
      return rows[0]?.is_called ? rows[0].count : 0
    }
    const replyTo200 = async () => {
      const replies = await Promise.all(Array.from({ length: 200 }, ready))
      expect(replies.filter(({ status }) => status !== 200)).toEqual([])
    }
    // The clock moves only when the test advances it.
    let now = performance.now() + 1000
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now)
    await replyTo200()
    expect(await writesSoFar()).toBe(1)
    now += 999
    await replyTo200()
    expect(await writesSoFar()).toBe(1)
    now += 1
    await replyTo200()
    expect(await writesSoFar()).toBe(2)
    clock.mockRestore()
    expect((await app.database.execute(sql`select from write_probe`)).rowCount).toBe(0)
    await app.database.execute(sql`drop function count_write cascade`)
  })
})

test('an outage is logged at most every ten seconds, with a count and without a stack', () => {
  const lines: object[] = []
  const log = { error: (line: object) => lines.push(line) } as unknown as FastifyBaseLogger
  let now = 0
  const logOutage = outageLog('requests fail', () => now)
  const full = Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
  for (let i = 0; i < 10_000; i++) logOutage(log, full)
  now = 10_000
  logOutage(log, full)
  const line = { outage: 'full', code: '53100', reason: 'could not extend file' }
  expect(lines).toEqual([
    { ...line, times: 1 },
    { ...line, times: 10_000 },
  ])
  expect(logOutage(log, new Error('something else'))).toBe(false)
})
