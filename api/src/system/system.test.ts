import { spawnSync } from 'node:child_process'
import { systemSubjects } from '@lekta/shared/contract/platform/system'
import { eq, sql } from 'drizzle-orm'
import { auditEntry, backup } from '../database/schema'
import { enqueue } from '../jobs/job'
import { decodeMail } from '../mail/decode-mail'
import { mailJob, sendMail } from '../mail/send-mail'
import { describeArea, serveRelease } from '../release/testing'
import { fakeSmtp } from '../testing/fakes/fake-smtp'
import { exampleMail } from '../testing/mails'
import { type TestApp, testApp } from '../testing/test-app'

describe('the facts about an installation', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const read = async () => app.as(await app.make.account('admin')).call('system')

  test('name versions, database, disk and releases', async () => {
    const { lekta, database, disk, queue, backup: newest } = await read()
    expect(lekta).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.version })
    const git = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
    expect(lekta.commit).toBe(git.status === 0 ? git.stdout.trim() : null)
    expect(new Date(lekta.started_at).getTime()).toBeLessThan(Date.now())
    expect(database).toMatchObject({ pending: 0, replicas: [], version: expect.stringMatching(/^\d+/) })
    expect(database.migration).toMatch(/^\d{4}_/)
    expect(database.connections).toBeGreaterThan(0)
    expect(database.connections).toBeLessThanOrEqual(database.max_connections)
    expect(database.tables.length).toBeGreaterThan(1)
    expect(database.tables.map(({ bytes }) => bytes)).toEqual(
      database.tables.map(({ bytes }) => bytes).sort((a, b) => b - a),
    )
    expect(disk.free).toBeGreaterThan(0)
    expect(disk.free).toBeLessThan(disk.total)
    expect([queue, newest]).toEqual([{ due: 0, oldest: 0, failed: 0 }, null])
  })

  test('name migrations that are missing', async () => {
    const rows = sql`drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
    const { rows: newest } = await app.database.execute(sql`select hash, created_at from ${rows}`)
    await app.database.execute(sql`delete from ${rows}`)
    const { database } = await read()
    expect(database.pending).toBe(1)
    await app.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${newest[0]?.hash}, ${newest[0]?.created_at})`,
    )
    expect((await read()).database.pending).toBe(0)
  })

  test('say when this server has last sent a mail, and how many jobs have failed', async () => {
    expect((await read()).mail).toEqual({ server: null, sent_at: null, failed_at: null })
    await sendMail(app.database, exampleMail)
    await app.runJobs()
    await enqueue(app.database, mailJob, exampleMail)
    await app.database.execute(
      sql`update pgboss.job set state = 'failed', completed_on = now() where state = 'created'`,
    )
    const { mail: sent, queue } = await read()
    expect(Date.now() - Date.parse(sent.sent_at ?? '')).toBeLessThan(60_000)
    expect([sent.failed_at, queue]).toEqual([null, { due: 0, oldest: 0, failed: 1 }])
  })

  test('describe the newest backup', async () => {
    const finishedAt = new Date('2026-11-20T01:00:00Z')
    const older = { startedAt: finishedAt, bytes: 1, encrypted: false, finishedAt: new Date('2026-11-19T01:00:00Z') }
    await app.database.insert(backup).values([older, { ...older, finishedAt, bytes: 2, encrypted: true }])
    const { backup: newest } = await read()
    expect(newest).toEqual({ finished_at: finishedAt.toISOString(), bytes: 2, encrypted: true, verified_at: null })
  })
})

test('served releases are listed by area', async () => {
  const app = await testApp()
  try {
    await serveRelease(app, describeArea('teacher', 'b'), describeArea('teacher', 'a'))
    await serveRelease(app, describeArea('child', 'c'))
    const { releases } = await app.as(await app.make.account('admin')).call('system')
    expect(releases).toEqual([
      { area: 'child', version: 'c', previous: null },
      { area: 'teacher', version: 'b', previous: 'a' },
    ])
  } finally {
    await app.close()
  }
})

describe('the checks of an installation', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('cover every part, in the language of the admin', async () => {
    const client = app.as(await app.make.account('admin'))
    const findings = await client.call('systemCheck')
    expect([...new Set(findings.map(({ subject }) => subject))]).toEqual([...systemSubjects])
    expect(findings).toContainEqual({
      ...{ subject: 'backup', verdict: 'warning', text: 'There is no backup: run “backup” every night.' },
    })
    const headers = { Authorization: `Bearer ${await client.token()}`, 'Accept-Language': 'id' }
    const response = await fetch(`${app.address}/api/v2/platform/system/check`, { headers })
    expect(await response.text()).toContain('Belum ada cadangan: jalankan “backup” setiap malam.')
  })
})

describe('a test e-mail', () => {
  let server: Awaited<ReturnType<typeof fakeSmtp>>
  let app: TestApp
  beforeAll(async () => {
    server = await fakeSmtp()
    app = await testApp({ environment: { MAIL_URL: server.url, MAIL_FROM: 'Lekta <hello@read.example>' } })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })
  const newAdmin = (email?: string) => app.make.account('admin', email === undefined ? {} : { email })

  test('goes to the admin at once, and is recorded', async () => {
    const admin = await newAdmin('ratih@lekta.example')
    expect(await app.as(admin).call('sendTestMail')).toEqual({ to: 'ratih@lekta.example' })
    const [mail] = server.received.splice(0)
    expect(mail).toMatchObject({ from: 'hello@read.example', to: ['ratih@lekta.example'] })
    expect(decodeMail(mail?.content ?? '')).toContain('This is a test. If you can read it')
    const entries = await app.database.select().from(auditEntry).where(eq(auditEntry.accountId, admin.id))
    expect(entries.map(({ action }) => action)).toEqual(['test e-mail sent'])
  })

  test('that the mail server refuses is reported with its reason', async () => {
    server.state.refuses = true
    const { status, body } = await app.as(await newAdmin('sri@home.example')).send('sendTestMail')
    server.state.refuses = false
    expect([status, body]).toMatchObject([
      502,
      {
        message: expect.stringMatching(
          /^127\.0\.0\.1:\d+ does not send our e-mails \(.*No such mailbox.*\): correct MAIL_URL\.$/,
        ),
      },
    ])
  })

  test('needs an address in the admin’s account', async () => {
    const { status, body } = await app.as(await newAdmin()).send('sendTestMail')
    expect([status, body]).toMatchObject([
      409,
      { message: 'Your account has no e-mail address. Please add one in your settings.' },
    ])
    expect(server.received).toEqual([])
  })
})
