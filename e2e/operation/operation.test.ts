import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { attemptByApi } from '../support/attempt/attempt-by-api'
import { titleOf } from '../support/page/menu'
import { listIn } from '../support/page/table'
import { expect } from '../support/test'
import { shareTestRun } from '../support/test-run'
import * as people from './first-day'
import { startLoad } from './load'
import { readMetrics } from './metrics'
import { type Postgres, startPostgres } from './postgres'
import { startProxy } from './proxy'
import { killAll, run } from './run-program'
import { type Installation, lekta, type Server, startServer } from './server'
import { takeTests } from './take-tests'

/** Settings of `ops/prove.sh`. */
const { LEKTA_IMAGE: image = '', LEKTA_CERTIFICATE: certificate = '' } = process.env

const ports = { database: 7431, servers: [7432, 7433], https: 7435, restored: 7436 } as const
const portal = `https://localhost:${ports.https}`
const title = 'Reading check'
/** Milliseconds within which a server of a database with tables has to be ready. */
const readyLimit = 3000
const secrets = { METRICS_TOKEN: 'a-token-for-prometheus', BACKUP_KEY: 'lima kapal di teluk biru' }

const test = base.extend<{ folder: string }>({
  baseURL: portal,
  ignoreHTTPSErrors: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which other fixtures this one needs.
  async folder({}, use) {
    const folder = mkdtempSync(join(tmpdir(), 'lekta-operation-'))
    // The database and the servers run as users of their own.
    chmodSync(folder, 0o755)
    await use(folder)
    killAll()
    if (process.env.KEEP) return
    rmSync(folder, { recursive: true })
  },
})

/** Replaces the servers one after the other, while people use the portal. Returns what happened to their requests. */
async function replaceServers(installation: Installation, servers: readonly Server[], token: string) {
  const load = startLoad(portal, token, 16)
  for (const [i, server] of servers.entries()) {
    const begin = performance.now()
    expect(await server.stop()).toBe(0)
    console.log(`Stopped after ${Math.round(performance.now() - begin)} ms.`)
    await startServer(installation, ports.servers[i] as number)
  }
  return load.stop()
}

/** Returns the lines of a database that name the child with a rare name. */
const linesAboutChild = (postgres: Postgres, database: string) =>
  postgres
    .dump(database)
    .split('\n')
    .filter((line) => people.rarePattern.test(line))

/** Ends the waiting period of all erasures, and runs the job that erases whose period has ended. */
async function passWaitingPeriod(postgres: Postgres) {
  postgres.query('lekta', 'update erasure set due_at = now()')
  postgres.query('lekta', "update pgboss.job set state = 'created', start_after = now() where name = 'erase-due'")
  await expect
    .poll(() => postgres.query('lekta', 'select count(*) from erasure where done_at is null'), { timeout: 30_000 })
    .toBe('0')
}

test('An operator sets Lekta up from its image and runs it', async ({ page, browser, folder }) => {
  shareTestRun({ portal, folder, dist: '', data: '', log: null, children: [] })
  const postgres = await startPostgres(join(folder, 'postgres'), ports.database)
  const settings = { PUBLIC_URL: portal, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', ...secrets }
  const installation: Installation = {
    image,
    data: join(folder, 'data'),
    settings: { ...settings, DATABASE_URL: postgres.createDatabase('lekta') },
  }
  const server = await startServer(installation, ports.servers[0])
  const other = await startServer(installation, ports.servers[1])
  console.log(`Ready after ${Math.round(other.readyAfter)} ms.`)
  expect(other.readyAfter).toBeLessThan(readyLimit)
  await startProxy({ folder: join(folder, 'caddy'), certificate, ports })

  const cards = await test.step('sets up the first admin and the first school, which imports a class', async () => {
    const code = /enter this code: (\S+)/.exec(server.output())?.[1] ?? ''
    const password = await people.setUp(page, code)
    await people.logInFirst(page, { username: people.school.username, password }, people.school.password)
    const teacher = await people.createClassroom()
    const made = await people.importClass(page)
    await people.buySeats()
    await people.logInFirst(page, teacher, 'tiga perahu layar')
    await people.giveTest(page, title)
    return made
  })
  const early = cards.find(({ username }) => people.rarePattern.test(username))
  if (!early) throw new Error(`${people.rareName} has no login card.`)
  const late = cards.filter((card) => card !== early)

  await test.step('has a child take a test', async () => {
    const attempt = await attemptByApi(early.username, early.password, title)
    await attempt.finish(await attempt.start())
  })

  const backup = await test.step('makes a backup', async () => {
    const name = /lekta-\S+\.tar\.gz\.age/.exec(lekta(installation, ['backup', '/data/backups']))?.[0] ?? ''
    expect(lekta(installation, ['verify', `/data/backups/${name}`, '--deep', '--record'])).toContain('complete')
    return name
  })

  await test.step('has the school delete the data of a child', async () => {
    expect(linesAboutChild(postgres, 'lekta')).not.toEqual([])
    await people.deleteStudent(page, people.rareName)
    await passWaitingPeriod(postgres)
    expect(linesAboutChild(postgres, 'lekta')).toEqual([])
  })

  await test.step('restores the backup elsewhere, without the child who has been deleted since then', async () => {
    const restored: Installation = {
      image,
      data: join(folder, 'restored'),
      settings: {
        ...settings,
        PUBLIC_URL: `http://localhost:${ports.restored}`,
        DATABASE_URL: postgres.createDatabase('restored'),
      },
    }
    lekta(installation, ['backup', '/data/backups'])
    run('cp', ['-a', join(installation.data, 'backups'), join(folder, 'restored')])
    expect(lekta(restored, ['restore', `/data/${backup}`])).toContain('1 person who had been erased since then was')
    expect(linesAboutChild(postgres, 'restored')).toEqual([])
    const { address } = await startServer(restored, ports.restored)
    const context = await browser.newContext({ baseURL: address })
    const elsewhere = await context.newPage()
    await people.logIn(elsewhere, people.school)
    await expect(titleOf(elsewhere)).toHaveText(/^Hi, /)
    await elsewhere.goto('/school/student')
    await listIn(elsewhere, 'Students').until((rows) => expect(rows).toHaveLength(late.length))
    await context.close()
  })

  await test.step('upgrades without losing a request or an answer', async () => {
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const [answered, { succeeded, lost }] = await Promise.all([
      takeTests(late, title),
      replaceServers(installation, [server, other], token),
    ])
    console.log(`While both servers were replaced, ${succeeded} requests succeeded and ${lost.length} were lost.`)
    expect(lost).toEqual([])
    const stored = postgres.query(
      'lekta',
      `select count(*) from attempt_item join attempt on attempt.id = attempt_id
       where status = 'finished' and choice is not null`,
    )
    // The answers of the child who took the test before have been deleted.
    expect(Number(stored)).toBe(answered.reduce((sum, count) => sum + count, 0))
  })

  await test.step('reads the metrics of both servers', async () => {
    const all = await Promise.all(
      ports.servers.map((port) => readMetrics(`http://localhost:${port}`, secrets.METRICS_TOKEN)),
    )
    const total = (name: string) => all.reduce((sum, metrics) => sum + (metrics.get(name) ?? Number.NaN), 0)
    expect(total('lekta_http_requests_total')).toBeGreaterThan(0)
    expect(total('lekta_answers_total')).toBeGreaterThan(0)
    expect(total('lekta_database_up')).toBe(2)
    expect(total('lekta_erasures_waiting')).toBe(0)
    expect(total('lekta_backup_verified_timestamp_seconds')).toBeGreaterThan(0)
    expect((await page.request.get('/metrics')).status()).toBe(404)
  })
})
