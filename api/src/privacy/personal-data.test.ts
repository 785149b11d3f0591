import { getTableName, is, sql, Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import * as schema from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { sweeps } from './erase/sweeps'
import type { TableName } from './map/classes'
import { personalData, queueData } from './personal-data'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const tables = Object.entries(schema).flatMap(([name, table]) => (is(table, Table) ? [{ name, table }] : []))

/** Returns the columns that match, as `schema.table.column`. Partitions are left out, because they repeat their table. */
async function selectColumns(condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await app.database.execute<{ name: string }>(sql`
    select space.nspname || '.' || class.relname || '.' || attribute.attname as name
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid and class.relkind in ('r', 'p') and not class.relispartition
    join pg_namespace space on space.oid = class.relnamespace
      and space.nspname not in ('pg_catalog', 'information_schema') and space.nspname not like 'pg\\_%'
    where attribute.attnum > 0 and not attribute.attisdropped and ${condition}`)
  return rows.map(({ name }) => name).sort()
}

test('every column of the database is classified, and every classified column exists', async () => {
  const classified = tables.flatMap(({ name, table }) => {
    const columns = Object.keys(personalData[name as TableName].columns)
    return columns.map((column) => `public.${getTableName(table)}.${toSnakeCase(column)}`)
  })
  expect(await selectColumns(sql`space.nspname = 'public'`)).toEqual(classified.sort())
  expect(Object.keys(personalData).sort()).toEqual(tables.map(({ name }) => name).sort())
})

test('every table with texts that can name people has a sweep', () => {
  const named = Object.entries(personalData).flatMap(([name, { columns }]) =>
    Object.values(columns).some(({ is }) => is === 'names') ? [name] : [],
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !Object.hasOwn(sweeps, name))).toEqual([])
})

test('outside our schema only the data of jobs can name people', async () => {
  const texts = await selectColumns(
    sql`space.nspname <> 'public' and attribute.atttypid in ('json'::regtype, 'jsonb'::regtype, 'bytea'::regtype)`,
  )
  const jobs = Object.entries(queueData).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `pgboss.${table}.${column}`),
  )
  // Schedules belong to pg-boss's cron, which we do not use.
  expect(texts).toEqual([...jobs, 'pgboss.schedule.data', 'pgboss.schedule.options'].sort())
})

test('every reference to an account or a student is classified as a person or an actor', async () => {
  const { rows } = await app.database.execute<{ name: string; column: string }>(sql`
    select constrained.relname as name, attribute.attname as column
    from pg_constraint
    join pg_class constrained on constrained.oid = conrelid
    join pg_class referenced on referenced.oid = confrelid and referenced.relname in ('account', 'student')
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = any(conkey)
    where contype = 'f'`)
  const unclassified = rows.filter(({ name, column }) => {
    const found = tables.find(({ table }) => getTableName(table) === name)
    const columns = Object.entries(found ? personalData[found.name as TableName].columns : {})
    return !columns.some(([key, { is }]) => toSnakeCase(key) === column && ['person', 'actor'].includes(is))
  })
  expect(rows.length).toBeGreaterThan(30)
  expect(unclassified).toEqual([])
})

test('every table in which a text can name people is searched when someone is erased', () => {
  const naming = Object.entries(personalData).filter(([, { columns }]) =>
    Object.values(columns).some(({ is }) => is === 'names'),
  )
  const unsearched = naming.map(([name]) => name).filter((name) => !Object.hasOwn(sweeps, name))
  expect(unsearched).toEqual([])
})
