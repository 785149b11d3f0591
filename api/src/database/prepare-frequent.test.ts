import { Pool } from 'pg'
import { type TestApp, testApp } from '../testing/test-app'
import { createFrequency, prepareFrequent } from './prepare-frequent'

const limits = { frequent: 3, mostPrepared: 2, mostCounted: 4 }

describe('a statement', () => {
  test('is prepared from its third run on, always by the same name', () => {
    const nameFor = createFrequency(limits)
    expect([nameFor('a'), nameFor('a')]).toEqual([undefined, undefined])
    const name = nameFor('a')
    expect(name).toEqual(expect.any(String))
    expect(nameFor('a')).toBe(name)
  })

  test('has another name than a statement with another text', () => {
    const nameFor = createFrequency({ ...limits, frequent: 1 })
    expect(nameFor('a')).not.toBe(nameFor('b'))
  })

  test('is not prepared if too many others are', () => {
    const nameFor = createFrequency({ ...limits, frequent: 1 })
    expect([nameFor('a'), nameFor('b')]).toEqual([expect.any(String), expect.any(String)])
    expect(nameFor('c')).toBeUndefined()
  })

  test('is prepared later if many others are counted', () => {
    const nameFor = createFrequency(limits)
    nameFor('a')
    for (const other of ['b', 'c', 'd', 'e']) nameFor(other)
    expect([nameFor('a'), nameFor('a'), nameFor('a')]).toEqual([undefined, undefined, expect.any(String)])
  })
})

describe('a connection', () => {
  let app: TestApp
  let pool: Pool
  beforeAll(async () => {
    app = await testApp()
    pool = new Pool({ connectionString: app.databaseUrl, max: 1 }).on('error', () => undefined)
    prepareFrequent(pool, { ...limits, mostPrepared: 10 })
  })
  afterAll(async () => {
    await pool.end()
    await app.close()
  })

  const preparedTexts = async () => {
    const { rows } = await pool.query('select statement from pg_prepared_statements')
    return rows.map(({ statement }) => statement)
  }

  test('prepares a frequent statement with parameters, and returns the same rows', async () => {
    const run = (value: number) => pool.query({ text: 'select $1::int + 1 as next' }, [value])
    const found: unknown[] = []
    for (const value of [1, 2, 3, 4]) found.push((await run(value)).rows[0].next)
    expect(found).toEqual([2, 3, 4, 5])
    expect(await preparedTexts()).toContain('select $1::int + 1 as next')
  })

  test('does not prepare statements without parameters', async () => {
    for (let i = 0; i < 5; i++) await pool.query({ text: 'select 7 as seven' }, [])
    expect(await preparedTexts()).not.toContain('select 7 as seven')
  })
})
