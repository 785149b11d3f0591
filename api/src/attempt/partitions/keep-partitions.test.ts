import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { installBank } from '../../bank/install-bank'
import { readConfig } from '../../config/config'
import { connect } from '../../database/connect'
import { migrate } from '../../database/migrations/migrate'
import { readMigrations } from '../../database/migrations/read-migrations'
import { assignment, attempt, attemptItem, item } from '../../database/schema'
import { checkDatabase } from '../../system/check-database'
import { createEmptyDatabase, dropDatabase } from '../../testing/cluster'
import { type TestApp, testApp } from '../../testing/test-app'
import { storeAnswer } from '../answer-queries'
import { selectAttemptItems } from '../queries'
import { FIRST_ID, IDS_PER_MONTH, keepPartitions } from './keep-partitions'
import { selectMonths, setNextId } from './queries'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
  await installBank(app.database)
})
afterEach(() => app.close())

const monthsOf = async () => (await selectMonths(app.database)).map(({ month }) => month)

/** Inserts an attempt with two items, as a test begins, and returns its id. */
async function begin(): Promise<number> {
  const { id } = await app.make.finishedAttempt()
  const items = await app.database.select({ id: item.id, difficulty: item.difficulty }).from(item).limit(2)
  const rows = items.map(({ id: itemId, difficulty }, i) => ({ attemptId: id, number: i + 1, itemId, difficulty }))
  await app.database.insert(attemptItem).values(rows)
  return id
}

/** Returns the partitions that contain the answers of an attempt. */
async function partitionsOf(attemptId: number): Promise<unknown[]> {
  const { rows } = await app.database.execute(
    sql`select distinct tableoid::regclass::text as name from attempt_item where attempt_id = ${attemptId}`,
  )
  return rows.map(({ name }) => name)
}

async function erase(attemptId: number) {
  await app.database.delete(attemptItem).where(eq(attemptItem.attemptId, attemptId))
  const [row] = await app.database.delete(attempt).where(eq(attempt.id, attemptId)).returning()
  await app.database.delete(assignment).where(eq(assignment.id, row?.assignmentId ?? 0))
}

const found = async (now: string) => {
  const findings = await checkDatabase({
    database: app.database,
    config: readConfig({}),
    unreachable: '',
    now: new Date(now),
    mailTo: null,
  })
  return findings.filter(({ verdict }) => verdict !== 'good').map(({ sentence }) => sentence)
}

describe('the partitions of answers', () => {
  test('are there three months before they are needed, and every month one more', async () => {
    await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
    expect(await monthsOf()).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
    await keepPartitions(app.database, new Date('2026-11-30T23:59:59Z'))
    expect(await monthsOf()).toHaveLength(4)
    await keepPartitions(app.database, new Date('2026-12-01T00:00:00Z'))
    expect(await monthsOf()).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'])
  })

  test('contain the answers to the attempts that begin in their month', async () => {
    const before = await begin()
    await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
    const november = await begin()
    await keepPartitions(app.database, new Date('2026-12-01T00:30:00Z'))
    const december = await begin()
    await keepPartitions(app.database, new Date('2026-12-01T01:30:00Z'))
    expect(await begin()).toBe(december + 1)
    expect([november, december]).toEqual([FIRST_ID, FIRST_ID + IDS_PER_MONTH])
    expect(await partitionsOf(before)).toEqual(['attempt_item_before'])
    expect(await partitionsOf(november)).toEqual(['attempt_item_2026_11'])
    expect(await partitionsOf(december)).toEqual(['attempt_item_2026_12'])
  })

  test('are the same if two processes create them at once, or after months without any process', async () => {
    const now = new Date('2026-11-26T10:00:00Z')
    await Promise.all([keepPartitions(app.database, now), keepPartitions(app.database, now)])
    expect(await monthsOf()).toHaveLength(4)
    await keepPartitions(app.database, new Date('2027-06-10T10:00:00Z'))
    expect((await monthsOf()).slice(4)).toEqual(['2027-06-01', '2027-07-01', '2027-08-01', '2027-09-01'])
    expect(await partitionsOf(await begin())).toEqual(['attempt_item_2027_06'])
  })
})

describe('a partition of answers', () => {
  test('is removed when a year has passed and all its attempts have been erased, and not before', async () => {
    await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
    const november = await begin()
    await keepPartitions(app.database, new Date('2026-12-05T10:00:00Z'))
    const december = await begin()
    await erase(december)
    await keepPartitions(app.database, new Date('2027-12-31T10:00:00Z'))
    expect((await monthsOf()).slice(0, 2)).toEqual(['2026-11-01', '2026-12-01'])
    await keepPartitions(app.database, new Date('2028-01-01T10:00:00Z'))
    expect((await monthsOf()).slice(0, 2)).toEqual(['2026-11-01', '2027-01-01'])
    await keepPartitions(app.database, new Date('2036-01-01T10:00:00Z'))
    expect((await monthsOf())[0]).toBe('2026-11-01')
    await erase(november)
    await keepPartitions(app.database, new Date('2036-01-01T11:00:00Z'))
    expect((await monthsOf())[0]).toBe('2036-01-01')
    const { rows } = await app.database.execute(sql`select to_regclass('attempt_item_2026_11') as name`)
    expect(rows).toEqual([{ name: null }])
  })

  test('is not removed while answers are in it, whatever happened to the attempts', async () => {
    await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
    const id = await begin()
    await app.database.execute(sql`alter table attempt_item drop constraint attempt_item_attempt_id_attempt_id_fk`)
    await app.database.delete(attempt).where(eq(attempt.id, id))
    await expect(keepPartitions(app.database, new Date('2028-01-01T10:00:00Z'))).rejects.toThrow(
      'The partition attempt_item_2026_11 has rows.',
    )
    expect(await partitionsOf(id)).toEqual(['attempt_item_2026_11'])
  })

  test('takes over answers that the default partition has had to store', async () => {
    await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
    await setNextId(app.database, FIRST_ID + 9 * IDS_PER_MONTH)
    const stray = await begin()
    expect(await partitionsOf(stray)).toEqual(['attempt_item_default'])
    expect(await found('2026-11-26')).toEqual([
      'Some answers are in no month’s partition: see why the job “answer-partitions” fails, which moves them.',
    ])
    await keepPartitions(app.database, new Date('2026-11-26T11:00:00Z'))
    expect(await partitionsOf(stray)).toEqual(['attempt_item_2027_08'])
    expect(await partitionsOf(await begin())).toEqual(['attempt_item_2027_08'])
    expect(await found('2026-11-26')).toEqual([])
  })

  test('is missing if the job has not run, and a check says so', async () => {
    expect(await found('2026-11-26')).toEqual([])
    await begin()
    const sentence = 'The answers of {{month}} have no partition yet: see why the job “answer-partitions” fails.'
    expect(await found('2026-11-26')).toEqual([
      expect.objectContaining({ english: sentence, values: { month: '2026-11' } }),
    ])
    await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
    expect(await found('2027-01-31')).toEqual([])
    expect(await found('2027-02-01')).toEqual([expect.objectContaining({ values: { month: '2027-03' } })])
  })
})

describe('statements about answers', () => {
  test('do not wait for the job for long: a backup that reads all answers only delays it', async () => {
    const id = await begin()
    const reader = await app.pool.connect()
    await reader.query('begin; select count(*) from attempt_item')
    await expect(keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))).rejects.toMatchObject({
      cause: { code: '55P03' },
    })
    expect(await partitionsOf(id)).toEqual(['attempt_item_before'])
    await reader.query('commit')
    reader.release()
    await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
    expect(await monthsOf()).toHaveLength(4)
  })

  test('open one partition if they are given the attempt', async () => {
    await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
    const id = await begin()
    const client = await app.pool.connect()
    await client.query('set plan_cache_mode = force_generic_plan')
    await client.query('prepare one_attempt as select item_id from attempt_item where attempt_id = $1')
    const { rows } = await client.query(`explain (costs off) execute one_attempt(${id})`)
    client.release(true)
    const lines = rows.map((row) => String(row['QUERY PLAN']))
    expect(lines).toContainEqual(expect.stringContaining('Subplans Removed: 5'))
    expect(lines.filter((line) => line.includes(' on attempt_item_'))).toEqual([
      expect.stringContaining(' on attempt_item_2026_11'),
    ])
    const { rows: settings } = await app.pool.query(`select proconfig from pg_proc where proname = 'answers_of'`)
    expect(settings).toEqual([{ proconfig: ['plan_cache_mode=force_generic_plan'] }])
    expect(await selectAttemptItems(app.database, id)).toHaveLength(2)
  })
})

/** Begins an attempt with one item, in the columns that every version has. */
const attemptOfEarlierVersion = `
  with one_item as (
    insert into item (id, genre, passage, statement, options, key, words, text_measure, difficulty)
    select id, 'literary', id, 'It ____.', '{a,b,c,d}', 0, 5, 400, 0 from unnest('{first,second}'::text[]) id
    returning id
  ), someone as (
    insert into account (name, username, password_hash, roles) values ('Ayu', 'ayu', '', '{child}') returning id
  ), child as (
    insert into student (id) select id from someone returning id
  ), kind as (
    insert into exam (code, title, profile) values ('reading', 'Reading test', '{}') returning code
  ), given as (
    insert into schedule (exam_code, title, opens_at, closes_at, created_by)
    select kind.code, 'Test', now(), now() + interval '1 day', someone.id from kind, someone returning id
  ), assigned as (
    insert into assignment (schedule_id, student_id) select given.id, child.id from given, child returning *
  ), begun as (
    insert into attempt (assignment_id, student_id, tries, started_at, engine_version, profile, prior_mean,
      prior_deviation, prior_source)
    select id, student_id, 1, now(), 2, '{}', 0, 1, 'wide' from assigned returning id
  )
  insert into attempt_item (attempt_id, number, item_id, difficulty)
  select begun.id, 1, 'first', 0 from begun returning attempt_id`

describe('an installation of an earlier version', () => {
  const cluster = process.env.LEKTA_TEST_CLUSTER ?? ''

  test('keeps its answers where they are, and both versions go on storing answers', async () => {
    const name = `partitions_${randomUUID().replaceAll('-', '')}`
    const { database, pool } = await connect(await createEmptyDatabase(cluster, name), () => {})
    try {
      const all = readMigrations()
      const earlier = all.filter(({ tag }) => tag < '0025')
      await migrate(pool, { migrations: earlier })
      const { rows: begun } = await pool.query(attemptOfEarlierVersion)
      const id = begun[0]?.attempt_id as number
      const file = async () => (await pool.query(`select pg_relation_filenode('attempt_item_before') as file`)).rows[0]
      const { rows: old } = await pool.query(`select pg_relation_filenode('attempt_item') as file`)
      expect((await migrate(pool)).length).toBe(all.length - earlier.length)
      expect(await file()).toEqual(old[0])
      const answer = { attemptId: id, number: 1, choice: 0, correct: true, milliseconds: 9000, aids: null }
      const nextItems = [{ number: 2, itemId: 'second', difficulty: 0, uncertainty: null }]
      expect(await storeAnswer(database, { ...answer, answeredAt: new Date(), nextItems })).toBe(true)
      await keepPartitions(database, new Date())
      const { rows } = await pool.query(
        'select number, choice, tableoid::regclass::text as name from attempt_item order by 1',
      )
      expect(rows).toEqual([
        { number: 1, choice: 0, name: 'attempt_item_before' },
        { number: 2, choice: null, name: 'attempt_item_before' },
      ])
    } finally {
      await pool.end()
      await dropDatabase(cluster, name)
    }
  })
})
