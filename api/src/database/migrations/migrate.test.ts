import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateByDrizzle } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool } from 'pg'
import { createEmptyDatabase, dropDatabase } from '../../testing/cluster'
import { until } from '../../testing/until'
import { type Connection, connect } from '../connect'
import { isMigrated, migrate } from './migrate'
import { selectApplied } from './migration-table'
import { type Migration, migrationsFolder, parseMigration, readMigrations } from './read-migrations'

const cluster = process.env.LEKTA_TEST_CLUSTER ?? ''
let name: string
let address: string
let connection: Connection
let pool: Pool
/** A second connection, on which tests hold locks. */
let other: Client
beforeEach(async () => {
  name = `migrate_${randomUUID().replaceAll('-', '')}`
  address = await createEmptyDatabase(cluster, name)
  connection = await connect(address, () => {})
  pool = connection.pool
  other = new Client({ connectionString: address })
  other.on('error', () => undefined)
  await other.connect()
})
afterEach(async () => {
  await other.end()
  await pool.end()
  await dropDatabase(cluster, name)
})

const tagsOf = (migrations: readonly Migration[]) => migrations.map(({ tag }) => tag)
const parse = (...texts: string[]) => texts.map((sql, i) => parseMigration(`000${i}_step`, i + 1, sql))
const backoff = { first: 1, longest: 1 }
const first = 'create table book (id int primary key, title text); insert into book values (1, null), (2, null)'
const index = '--> concurrently\ncreate unique index concurrently "book_title" on "book" ("title")'

async function indexState(): Promise<boolean | undefined> {
  const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = to_regclass('book_title')`)
  return rows[0]?.indisvalid
}

test('an empty database gets all tables, once', async () => {
  const all = readMigrations()
  expect(tagsOf(await migrate(pool))).toEqual(tagsOf(all))
  expect(await migrate(pool)).toEqual([])
  expect(await isMigrated(connection.database)).toBe(true)
})

/** Copies the migrations before the first concurrent one, which Drizzle cannot run, into a folder for Drizzle. */
async function folderForDrizzle(all: readonly Migration[]) {
  const first = all.findIndex(({ isConcurrent }) => isConcurrent)
  const [older, newer] = [all.slice(0, first), all.slice(first)]
  const folder = await mkdtemp(join(tmpdir(), 'lekta-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] }
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, first) }))
  return { folder, older, newer }
}

test('what Drizzle has migrated is not migrated again, and the other way round', async () => {
  const { folder, older, newer } = await folderForDrizzle(readMigrations())
  expect(older.length).toBeGreaterThan(20)
  await migrateByDrizzle(drizzle({ client: pool }), { migrationsFolder: folder })
  expect(tagsOf(await migrate(pool))).toEqual(tagsOf(newer))
  await pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  await migrate(pool)
  await migrateByDrizzle(drizzle({ client: pool }), { migrationsFolder })
  expect((await selectApplied(other)).length).toBe(readMigrations().length)
  await rm(folder, { recursive: true })
})

test('a database that a newer version has migrated counts as up to date', async () => {
  await migrate(pool)
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`)
  expect([await isMigrated(connection.database), await migrate(pool)]).toEqual([true, []])
})

test('a migration that fails leaves nothing, and those before it stay', async () => {
  const migrations = parse(first, 'create table author (id int); insert into book values (1, null)')
  await expect(migrate(pool, { migrations })).rejects.toThrow(/duplicate key/)
  const { rows } = await pool.query(`select to_regclass('book') as book, to_regclass('author') as author`)
  expect(rows).toEqual([{ book: 'book', author: null }])
  expect(await selectApplied(other)).toHaveLength(1)
})

test('a migration waits for a busy table without making others wait for long', async () => {
  const migrations = parse(first, 'alter table book add column pages int')
  await migrate(pool, { migrations: migrations.slice(0, 1) })
  await other.query('begin; select * from book')
  const waits: string[] = []
  const log = (message: string) => waits.push(message)
  const migrating = migrate(pool, { migrations, log, backoff, lockTimeout: 20 })
  await until(() => waits.length >= 3)
  await other.query('commit')
  expect(tagsOf(await migrating)).toEqual(['0001_step'])
  expect(waits[0]).toBe('Migration 0001_step waits for a table in use.')
})

test('a migration gives up when its table stays busy, and changes nothing', async () => {
  const migrations = parse(first, 'create table author (id int); alter table book add column pages int')
  await migrate(pool, { migrations: migrations.slice(0, 1) })
  await other.query('begin; select * from book')
  const refused = migrate(pool, { migrations, backoff, lockTimeout: 20, attempts: 2 })
  await expect(refused).rejects.toThrow(/^Migration 0001_step was tried 2 times, but a table/)
  await other.query('rollback')
  expect((await pool.query(`select to_regclass('author') as author`)).rows).toEqual([{ author: null }])
})

test('an index is built concurrently while another connection writes', async () => {
  await migrate(pool, { migrations: parse(first) })
  await other.query('begin; update book set title = id::text where id = 1')
  const migrating = migrate(pool, { migrations: parse(first, index) })
  await until(async () => (await indexState()) === false)
  await other.query('commit')
  await migrating
  expect(await indexState()).toBe(true)
})

test('an index whose build was interrupted is built again', async () => {
  await migrate(pool, { migrations: parse(first) })
  await other.query('begin; update book set title = id::text where id = 1')
  const interrupted = migrate(pool, { migrations: parse(first, index) })
  const failed = expect(interrupted).rejects.toThrow()
  await until(async () => (await indexState()) === false)
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%index concurrently%' and pid <> pg_backend_pid()`,
  )
  await failed
  await other.query('commit')
  expect([await indexState(), await selectApplied(other)]).toEqual([false, [expect.anything()]])
  await migrate(pool, { migrations: parse(first, index) })
  expect([await indexState(), (await selectApplied(other)).length]).toEqual([true, 2])
})

test('an index that was built before the migration was recorded is not built again', async () => {
  await migrate(pool, { migrations: parse(first) })
  await pool.query('create unique index book_title on book (title)')
  const { rows } = await pool.query(`select 'book_title'::regclass::oid as oid`)
  await migrate(pool, { migrations: parse(first, index) })
  expect((await pool.query(`select 'book_title'::regclass::oid as oid`)).rows).toEqual(rows)
  const drop = '--> concurrently\ndrop index concurrently "book_title"'
  await pool.query('drop index book_title')
  expect(tagsOf(await migrate(pool, { migrations: parse(first, index, drop) }))).toEqual(['0002_step'])
})
