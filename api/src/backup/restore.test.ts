import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { deleteOldSessionsJob } from '../auth/delete-old-sessions'
import { apiFolder } from '../config/api-folder'
import { migrate } from '../database/migrations/migrate'
import { readMigrations } from '../database/migrations/read-migrations'
import * as tables from '../database/schema'
import { checkImportJob } from '../import/check'
import { enqueue } from '../jobs/job'
import { sendMail } from '../mail/send-mail'
import { eraseDue } from '../privacy/erase/erase-due'
import { hashPerson } from '../privacy/person-hash'
import { findTexts } from '../privacy/testing/dump-database'
import { childTexts, seedChild } from '../privacy/testing/seed-person'
import { exampleMail } from '../testing/mails'
import { type TestApp, testApp } from '../testing/test-app'
import { type BackupTool, backupTool } from './testing/backup-tool'

let app: TestApp
let tool: BackupTool
beforeEach(async () => {
  ;[app, tool] = await Promise.all([testApp(), backupTool()])
})
afterEach(async () => {
  await app.close()
  await tool.close()
})

const restore = (path: string, url: string, ...args: string[]) => tool.run(['restore', path, ...args], { url })

const strange = 'tab\t newline\n backslash \\N \\. quote \' " emoji 🦒 ümlaut'

/** Returns the hashes of all rows of a backup, and its sequences. Backups know nothing of themselves. */
async function contentOf(path: string) {
  const { tables: stored, sequences, entries } = await tool.manifestOf(path)
  const isCompared = (name: string) => name.startsWith('database/') && !name.startsWith('database/backup/')
  return {
    rows: stored.filter(({ name }) => name !== 'backup'),
    sequences: sequences.filter(({ name }) => name !== 'backup_id_seq'),
    entries: entries.filter(({ name }) => isCompared(name)),
  }
}

/** Ends all connections to a database before it returns, so that what follows finds none. */
function endConnections(url: string) {
  const script = `const { Client } = require('pg')
    const client = new Client({ connectionString: process.argv[1] })
    client.on('error', () => {})
    client.connect().then(() => client.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )).then(() => client.end())`
  execFileSync(process.execPath, ['-e', script, url], { cwd: apiFolder })
}

describe('a restored database', () => {
  test('has every row and every sequence of the backup', async () => {
    const { school } = await seedChild(app)
    await app.database.update(tables.school).set({ name: strange }).where(eq(tables.school.id, school.id))
    const path = await tool.backUp(app.databaseUrl)
    const url = await tool.emptyDatabase()
    const { code, output, error } = await restore(path, url)
    expect([code, error]).toEqual([0, ''])
    expect(output).toMatch(/^Restored [\d,]+ rows in \d+ tables, made by Lekta/)
    const before = await contentOf(path)
    expect(before.rows.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20)
    expect(await contentOf(await tool.backUp(url))).toEqual(before)
    await tool.withConnection(url, async ({ database, pool }) => {
      const [row] = await database.select().from(tables.school).where(eq(tables.school.id, school.id))
      expect(row?.name).toBe(strange)
      const foreign = `select count(*)::int as count from pg_constraint where contype = 'f' and convalidated`
      expect((await pool.query(foreign)).rows).toEqual((await app.pool.query(foreign)).rows)
    })
  })

  test('has the state at one time, even if rows are written meanwhile', async () => {
    await app.make.school()
    const written: Promise<unknown>[] = []
    const progress = () => {
      if (written.length === 0) written.push(app.make.student())
    }
    const path = await tool.backUp(app.databaseUrl, { progress })
    await Promise.all(written)
    const { tables: stored } = await tool.manifestOf(path)
    expect(stored.filter(({ name }) => ['account', 'student'].includes(name)).map(({ rows }) => rows)).toEqual([0, 0])
  })

  test('of an older version is brought up to date', async () => {
    const old = await tool.emptyDatabase()
    const migrations = readMigrations().filter(({ tag }) => tag < '0019')
    await tool.withConnection(old, async ({ pool }) => {
      await migrate(pool, { migrations })
      await pool.query(
        `insert into account (name, username, password_hash, roles) values ('Sri', 'sri', 'x', '{admin}')`,
      )
      await pool.query(`insert into audit_entry (action, subject) values ('admin created by command', 'account 1')`)
    })
    const path = await tool.backUp(old)
    const url = await tool.emptyDatabase()
    expect(await restore(path, url)).toMatchObject({ code: 0, error: '' })
    await tool.withConnection(url, async ({ database }) => {
      expect(await database.select().from(tables.auditEntry)).toMatchObject([
        { action: 'admin created', source: 'command' },
      ])
      expect(await database.$count(tables.installation)).toBe(1)
    })
  })
})

describe('after a restore', () => {
  test('everyone is still logged in, unless everyone has to log in again', async () => {
    const { id: accountId } = await app.make.teacher()
    const expiresAt = new Date(Date.now() + 1e9)
    await app.database.insert(tables.session).values({ tokenHash: 'a', accountId, expiresAt })
    const path = await tool.backUp(app.databaseUrl)
    const counts = []
    for (const args of [[], ['--end-sessions']]) {
      const url = await tool.emptyDatabase()
      await restore(path, url, ...args)
      counts.push(await tool.withConnection(url, ({ database }) => database.$count(tables.session)))
    }
    expect(counts).toEqual([1, 0])
  })

  test('jobs that were waiting are done, but messages are not sent again unless the operator says so', async () => {
    await sendMail(app.database, exampleMail)
    await enqueue(app.database, checkImportJob, { id: 7 })
    await enqueue(app.database, deleteOldSessionsJob, {})
    const path = await tool.backUp(app.databaseUrl)
    const jobsIn = (url: string) =>
      tool.withConnection(
        url,
        async ({ pool }) => (await pool.query('select name, data from pgboss.job order by name')).rows,
      )
    const urls = [await tool.emptyDatabase(), await tool.emptyDatabase()]
    const { output, error } = await restore(path, urls[0] ?? '')
    expect(error).toBe('')
    expect(output).toContain('1 message that was waiting at that time is not sent again.')
    await restore(path, urls[1] ?? '', '--with-messages')
    const check = { name: 'check-import', data: { id: 7 } }
    expect(await jobsIn(urls[0] ?? '')).toEqual([check])
    expect(await jobsIn(urls[1] ?? '')).toEqual([check, { name: 'mail', data: exampleMail }])
  })
})

describe('people who were erased after the backup', () => {
  const texts = Object.values(childTexts)

  test('are erased again before anyone can log in', async () => {
    const { child } = await seedChild(app)
    const path = await tool.backUp(app.databaseUrl)
    const plain = await tool.emptyDatabase()
    await restore(path, plain)
    expect(findTexts(await tool.dump(plain), texts).length).toBeGreaterThan(20)

    const personHash = (await hashPerson(app.database, child.id)) ?? ''
    const dueAt = new Date(Date.now() - 1000)
    await app.database
      .insert(tables.erasure)
      .values({ accountId: child.id, personHash, kind: 'child', reason: 'request', dueAt })
    await eraseDue(app.database, { dataDir: tool.dataDir }, new Date())
    // A later backup leaves the tombstone in the folder, where it is found if the server is lost.
    await tool.backUp(app.databaseUrl, { environment: { DATA_DIR: join(tool.folder, 'lost') } })

    const url = await tool.emptyDatabase()
    const { code, output } = await tool.run(['restore', path], {
      url,
      environment: { DATA_DIR: join(tool.folder, 'new') },
    })
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('1 person who had been erased since then was erased again'),
    ])
    expect(findTexts(await tool.dump(url), texts)).toEqual([])
  })

  test('can be named in a file, and lose their restored e-mails', async () => {
    const { child } = await seedChild(app)
    const mail = join(tool.dataDir, 'mail', 'one.eml')
    await mkdir(dirname(mail), { recursive: true })
    await writeFile(mail, `To: ${childTexts.email}\r\n\r\nHello`)
    const path = await tool.backUp(app.databaseUrl, { args: ['--with-mail'] })
    const hash = await hashPerson(app.database, child.id)
    const erasures = join(tool.folder, 'more.jsonl')
    await writeFile(erasures, `${JSON.stringify({ hash, at: '2026-11-03T02:00:00Z' })}\n`)
    const dataDir = join(tool.folder, 'new')
    const call = { url: await tool.emptyDatabase(), environment: { DATA_DIR: dataDir } }
    expect(await tool.run(['restore', path, '--erasures', 'missing.jsonl'], call)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no file .*missing\.jsonl\.$/),
    })
    expect(await tool.run(['restore', path, '--erasures', 'more.jsonl'], call)).toMatchObject({ code: 0 })
    expect(findTexts(await tool.dump(call.url), texts)).toEqual([])
    await expect(readFile(join(dataDir, 'mail', 'one.eml'))).rejects.toThrow('ENOENT')
  })

  test('are erased again on demand in a database that other tools have brought back', async () => {
    const { child } = await seedChild(app)
    const hash = await hashPerson(app.database, child.id)
    await writeFile(join(tool.backups, 'erasures.jsonl'), `${JSON.stringify({ hash, at: '2026-11-03T02:00:00Z' })}\n`)
    const { code, output } = await tool.run(['erase', 'again', 'backups'], { url: app.databaseUrl })
    expect([code, output]).toEqual([0, '1 person was erased again.'])
    expect(findTexts(await tool.dump(app.databaseUrl), texts)).toEqual([])
  })

  test('are not restored if the list of them is damaged', async () => {
    await app.make.school()
    const path = await tool.backUp(app.databaseUrl)
    await writeFile(join(tool.backups, 'erasures.jsonl'), '{"hash":"12"}\n')
    const { code, error } = await restore(path, await tool.emptyDatabase())
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/^Line 1 of .* is damaged, so it is unclear who was erased/),
    ])
  })
})

describe('a restore', () => {
  test('is refused in a database with accounts, with other tables, or with a running server, and changes nothing', async () => {
    await app.make.school()
    const path = await tool.backUp(app.databaseUrl)
    const used = await tool.emptyDatabase()
    const other = await tool.emptyDatabase()
    await restore(path, used)
    await tool.withConnection(other, ({ pool }) => pool.query('create table recipe (id int)'))
    const before = [await tool.dump(used), await tool.dump(other)]
    expect(await restore(path, used)).toMatchObject({
      code: 1,
      error:
        'The database already contains accounts or schools, which would be lost: set DATABASE_URL to another database.',
    })
    expect(await restore(path, other)).toMatchObject({ code: 1, error: expect.stringContaining('the table recipe') })
    expect(await restore(path, app.databaseUrl)).toMatchObject({
      code: 1,
      error: 'A server is running on this database: stop it, then try again.',
    })
    expect([await tool.dump(used), await tool.dump(other)]).toEqual(before)
  })

  test('works in a database that a server has prepared, but nobody has used', async () => {
    await app.make.school()
    const path = await tool.backUp(app.databaseUrl)
    const url = await tool.emptyDatabase()
    await tool.run(['upgrade'], { url })
    expect(await restore(path, url)).toMatchObject({ code: 0, error: '' })
    expect(await contentOf(await tool.backUp(url))).toEqual(await contentOf(path))
  })

  test('that is interrupted leaves the database empty, and can be repeated', async () => {
    await app.make.student()
    const path = await tool.backUp(app.databaseUrl)
    const url = await tool.emptyDatabase()
    const progress = (text: string) => {
      if (text === 'checking relations') endConnections(url)
    }
    const interrupted = await tool.run(['restore', path], { url, progress })
    expect(interrupted).toMatchObject({ code: 1, error: expect.stringContaining('as empty as before') })
    expect(await tool.dump(url)).not.toContain('public.')
    expect(await restore(path, url)).toMatchObject({ code: 0 })
    expect(await contentOf(await tool.backUp(url))).toEqual(await contentOf(path))
  })

  test('of a backup from a newer version, or from one with other migrations, is refused', async () => {
    await app.make.school()
    const [newest] = readMigrations().slice(-1)
    await app.pool.query(`update drizzle.__drizzle_migrations set hash = 'other' where created_at = $1`, [newest?.when])
    const other = await tool.backUp(app.databaseUrl)
    await app.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['new', 9e12])
    const newer = await tool.backUp(app.databaseUrl)
    const url = await tool.emptyDatabase()
    expect(await restore(newer, url)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/was written by a newer version of Lekta \(.*\): install that version/),
    })
    expect(await restore(other, url)).toMatchObject({
      code: 1,
      error: expect.stringContaining('with other migrations'),
    })
    expect(await tool.dump(url)).toBe('')
  })
})
