import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type TestApp, testApp } from '../testing/test-app'
import { selectJson, selectOneJson } from './select-json'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const Row = z.object({ id: z.number(), names: z.array(z.string()) })

test('rows that match their schema are returned, without columns that it does not name', async () => {
  const rows = await selectJson(
    app.database,
    Row,
    sql`select id, json_build_array('a') as names, 1 as extra from generate_series(1, 2) id`,
  )
  expect(rows).toEqual([
    { id: 1, names: ['a'] },
    { id: 2, names: ['a'] },
  ])
})

test('a row that does not match its schema throws an error', async () => {
  await expect(selectOneJson(app.database, Row, sql`select null as id, '[]'::json as names`)).rejects.toThrow(
    z.core.$ZodError,
  )
})

test('a missing row throws an error', async () => {
  await expect(selectOneJson(app.database, Row, sql`select 1 as id where false`)).rejects.toThrow(z.core.$ZodError)
})
