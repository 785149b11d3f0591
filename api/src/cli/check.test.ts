import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { backup, dataExport, fileToDelete } from '../database/schema'
import { jobs } from '../jobs'
import { workJobs } from '../jobs/work'
import { openLive } from '../live/live'
import { createEmptyDatabase, dropDatabase } from '../testing/cluster'
import { fakeRedis } from '../testing/fakes/fake-redis'
import { fakeS3 } from '../testing/fakes/fake-s3'
import { fakeSmtp } from '../testing/fakes/fake-smtp'
import { type TestApp, testApp } from '../testing/test-app'
import { runCheck } from './testing'

const released = { current: { version: '1', entry: '/remotes/entry.js' } }

let app: TestApp
let folder: string
let stopWorking: () => Promise<void>
beforeAll(async () => {
  app = await testApp()
  const { app: server, pool, databaseUrl: address } = app
  stopWorking = await workJobs([], { ...server.dependencies, pool, address, log: server.log })
  folder = await mkdtemp(join(tmpdir(), 'lekta-check-'))
  await writeFile(join(folder, 'remotes.json'), JSON.stringify({ teacher: released, school: released }))
})
afterAll(async () => {
  await stopWorking()
  await app.close()
  await rm(folder, { recursive: true })
})

const check = (environment: Record<string, string> = {}, ...args: string[]) =>
  runCheck(
    { databaseUrl: app.databaseUrl, jobs, folder, environment: { PUBLIC_URL: app.address, ...environment } },
    ...args,
  )

const HOUR = 60 * 60_000
const storeBackup = (age: number, verified: boolean) => {
  const finishedAt = new Date(Date.now() - age)
  const verifiedAt = verified ? finishedAt : null
  return app.database
    .insert(backup)
    .values({ startedAt: finishedAt, finishedAt, bytes: 1, encrypted: true, verifiedAt })
}
afterEach(() => app.database.delete(backup))

test('a server without problems passes, with one line for every part', async () => {
  await storeBackup(2 * HOUR, true)
  const { code, report } = await check({ BACKUP_KEY: 'lima kapal di teluk biru' })
  expect(report).toMatch(/^✓ database {2}PostgreSQL \d+\.\d+, \d+ \w+\.$/m)
  expect(report).toContain('✓ clock     This machine and the database have the same time.')
  expect(report).toContain('✓ jobs      One process works on jobs.')
  expect(report).toMatch(/^[✓!] disk {6}.*GB are free in DATA_DIR/m)
  expect(report).toContain('✓ portal    The portal has 2 released areas.')
  expect(report).toContain(`✓ address   ${app.address} leads to a server that is ready.`)
  expect(report).toContain('✓ backup    The newest backup is 2 hours old.')
  expect(code).toBe(0)
})

test('in production, settings that are valid but unwise are named', async () => {
  const { report } = await check({ NODE_ENV: 'production', PUBLIC_URL: 'https://read.example.invalid' })
  expect(report).toMatch(/^! settings {2}TRUSTED_PROXIES is not set/m)
  expect(report).toMatch(/^! settings {2}MAIL_URL is not set/m)
  const { code, report: open } = await check({ NODE_ENV: 'production', PUBLIC_URL: 'http://read.example.invalid' })
  expect(open).toMatch(/^✗ settings {2}PUBLIC_URL is .* put a proxy with https in front\.$/m)
  expect(code).toBe(1)
})

test('everything else is checked while the database cannot be reached', async () => {
  const { code, report } = await check({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
  expect(report).toMatch(/^✗ database {2}The database cannot be reached \(No PostgreSQL server responds at .*\)\.$/m)
  expect(report).toMatch(/^✓ portal/m)
  expect(code).toBe(1)
})

test('an old backup is a problem, and one that was never verified a warning', async () => {
  await storeBackup(50 * HOUR, false)
  const { code, report } = await check()
  expect([code, report]).toEqual([1, expect.stringMatching(/^✗ backup {4}The newest backup is 50 hours old: /m)])
  await storeBackup(HOUR, false)
  const { report: young } = await check()
  expect(young).toMatch(/^! backup {4}No backup was verified within 45 days/m)
})

test('a missing portal and a folder that cannot be written to are problems', async () => {
  const file = join(folder, 'remotes.json')
  const { code, report } = await check({ PORTAL_DIR: join(folder, 'nowhere'), DATA_DIR: file })
  expect(report).toMatch(/^✗ portal {4}PORTAL_DIR has no portal \(ENOENT/m)
  expect(report).toMatch(/^✗ disk {6}DATA_DIR cannot be written to \(E/m)
  expect(code).toBe(1)
})

describe('the mail server', () => {
  let server: Awaited<ReturnType<typeof fakeSmtp>>
  beforeAll(async () => {
    server = await fakeSmtp({ user: 'lekta', password: 'right' })
  })
  afterAll(() => server.close())
  const mailing = (password: string) => ({
    MAIL_URL: server.urlWith(password),
    MAIL_FROM: 'Lekta <hello@read.example>',
  })

  test('accepts our login, and a test e-mail only if one is wanted', async () => {
    expect((await check(mailing('right'))).report).toMatch(/^✓ mail {6}127\.0\.0\.1:\d+ accepts our login\.$/m)
    expect(server.received).toEqual([])
    const { report } = await check(mailing('right'), '--mail', 'sri@home.example')
    expect(report).toMatch(/^✓ mail .* has accepted a test e-mail to sri@home\.example\.$/m)
    expect(server.received.map(({ to }) => to)).toEqual([['sri@home.example']])
  })

  test('that refuses our login is a problem, and its password is not shown', async () => {
    const { code, report } = await check(mailing('secret-word'))
    expect([code, report]).toEqual([
      1,
      expect.stringMatching(/^✗ mail .* does not send our e-mails \(.*correct MAIL_URL\.$/m),
    ])
    expect(report).not.toContain('secret-word')
  })
})

describe('Redis', () => {
  let redis: Awaited<ReturnType<typeof fakeRedis>>
  beforeAll(async () => {
    redis = await fakeRedis()
  })
  afterAll(() => redis.close())

  test('that no server is connected to is a warning, and one with servers is fine', async () => {
    expect((await check({ LIVE_URL: redis.address })).report).toMatch(/^! live {6}No server is connected to /m)
    const live = await openLive({ ...app, address: app.databaseUrl, liveUrl: redis.address }, () => undefined)
    await live.subscribe('class 7', AbortSignal.timeout(60_000))
    const { report } = await check({ LIVE_URL: redis.address })
    expect(report).toMatch(/^✓ live {6}127\.0\.0\.1:\d+ carries live events in \d+ ms\. Connected servers: 1\.$/m)
    await live.close()
  })

  test('that cannot be used is a problem, and its password is not shown', async () => {
    const LIVE_URL = redis.address.replace('secret', 'unknown-word')
    const { code, report } = await check({ LIVE_URL })
    expect(report).toMatch(/^✗ live {6}127\.0\.0\.1:\d+ does not carry live events \(WRONGPASS .*correct LIVE_URL\.$/m)
    expect(report).not.toContain('unknown-word')
    expect(code).toBe(1)
    expect((await check({ LIVE_URL: 'redis://127.0.0.1:1' })).report).toMatch(/^✗ live .*ECONNREFUSED/m)
  })
})

describe('the bucket of files', () => {
  let bucket: Awaited<ReturnType<typeof fakeS3>>
  beforeAll(async () => {
    bucket = await fakeS3({ key: 'KEY', secret: 'SECRET', bucket: 'files', region: 'us-east-1' })
  })
  afterAll(() => bucket.close())
  const releases = 'https://KEY:SECRET@127.0.0.1:1/releases'

  test('is tried out, and what should have been deleted long ago is a warning', async () => {
    const environment = { FILES_URL: bucket.address, RELEASES_URL: releases }
    expect((await check(environment)).report).toMatch(/^✓ files {5}Files can be stored in the bucket of FILES_URL\.$/m)
    expect(bucket.objects.size).toBe(0)
    await app.database.insert(fileToDelete).values({ key: 'old.zip', deleteAt: new Date(Date.now() - 25 * HOUR) })
    expect((await check(environment)).report).toMatch(/^! files {5}1 files should have been deleted /m)
    await app.database.delete(fileToDelete)
  })

  test('that cannot be used is a problem, and so is one that files are in but no setting names', async () => {
    const { code, report } = await check({ FILES_URL: bucket.addressWith('WRONG'), RELEASES_URL: releases })
    expect(report).toMatch(/^✗ files {5}The bucket of FILES_URL cannot be used \(.* 403 SignatureDoesNotMatch\): /m)
    expect(code).toBe(1)
    expect((await check()).report).toMatch(/^✓ files {5}Large files are in the database\.$/m)
    const { id } = await app.make.teacher()
    const inBucket = { accountId: id, requestedBy: id, requestedAt: new Date(), fileKey: 'exports/1.zip' }
    await app.database.insert(dataExport).values({ ...inBucket, status: 'ready' })
    expect((await check()).report).toMatch(/^✗ files {5}1 archives .* but FILES_URL is not set: set it again\.$/m)
    await app.database.delete(dataExport)
    await app.database.delete(fileToDelete)
  })
})

describe('an address', () => {
  let server: Server | undefined
  afterEach(() => server?.close())
  const answering = async (status: number, body: string) => {
    server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test.each([
    [200, '<!doctype html><title>Parking</title>', 'leads to another website: correct PUBLIC_URL, or the proxy.'],
    [200, '{"status":"up"}', 'leads to another website: correct PUBLIC_URL, or the proxy.'],
    [
      503,
      '{"code":503,"message":"The server’s disk is full."}',
      'leads to a server that is not ready (The server’s disk is full).',
    ],
    [502, 'Bad gateway', 'answers with 502: start the server, or correct PUBLIC_URL or the proxy.'],
  ])('that answers with %i and %s is a problem', async (status, body, end) => {
    const PUBLIC_URL = await answering(status, body)
    const { code, report } = await check({ PUBLIC_URL })
    expect(report).toContain(`✗ address   ${PUBLIC_URL} ${end}`)
    expect(code).toBe(1)
  })

  test('that speaks another protocol is reported in one line', async () => {
    const PUBLIC_URL = (await answering(200, '')).replace('http:', 'https:')
    const { report } = await check({ PUBLIC_URL })
    expect(report).toMatch(
      /^! address .* does not answer from here \(SSL routines: wrong version number\): start the /m,
    )
  })
})

test('a database that cannot be written to is reported without the statement', async () => {
  await app.database.execute(sql`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await app.database.execute(sql`create trigger no_space before insert on write_probe execute function no_space()`)
  const { code, report } = await check()
  await app.database.execute(sql`drop function no_space cascade`)
  expect(report).toContain('✗ database  The database cannot be written to (could not extend file).')
  expect(code).toBe(1)
})

test('a new database is called empty, and nothing in it is a problem', async () => {
  const cluster = process.env.LEKTA_TEST_CLUSTER ?? ''
  const name = `check_${randomUUID().replaceAll('-', '')}`
  const DATABASE_URL = await createEmptyDatabase(cluster, name)
  const { report } = await check({ DATABASE_URL })
  await dropDatabase(cluster, name)
  expect(report).toContain('! database  The database is empty: start the server, or restore a backup.')
  expect(report).toContain('! backup    There is no backup: run “backup” every night.')
  expect(report).not.toContain('Migrations')
})

test('the findings can be read by a program, also if there are problems', async () => {
  const { code, report, errors } = await check({ PORTAL_DIR: join(folder, 'nowhere') }, '--json')
  expect([code, errors]).toEqual([1, []])
  expect(JSON.parse(report)).toContainEqual(expect.objectContaining({ subject: 'portal', verdict: 'bad' }))
  const { report: good } = await check({}, '--json')
  const findings = JSON.parse(good) as { subject: string; verdict: string; text: string }[]
  expect(findings.find(({ subject }) => subject === 'portal')).toEqual({
    ...{ subject: 'portal', verdict: 'good', text: 'The portal has 2 released areas.' },
  })
})
