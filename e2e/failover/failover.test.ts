import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findWaitingChildren } from '../support/people/children'
import { apiSession } from '../support/people/people'
import { shareTestRun } from '../support/test-run'
import { type AcknowledgedAnswer, type AddedStudent, addStudents, findMissingAnswers, takeTest } from './acknowledged'
import { expect, test } from './fixtures'
import { addStandby, type PostgresNode, startPrimary } from './postgres-pair'
import { startProcess, startProxy } from './programs'

/** Set by `ops/prove-failover.sh`. */
const { LEKTA_CERTIFICATE: certificate = '' } = process.env

const ports = {
  https: 21401,
  writer: 21402,
  servers: [21403, 21404],
  worker: 21405,
  postgres: [21406, 21407],
} as const
const portal = `https://localhost:${ports.https}`
const databaseUrl = (port: number) => `postgres://postgres@127.0.0.1:${port}/lekta`

/** Milliseconds in which the portal answers again after the promotion: HAProxy asks each second, the apps in between. */
const RECOVERY_LIMIT = 20_000

/** Most milliseconds for which anything is tried again. */
const DEADLINE = 240_000

async function startInstallation(folder: string) {
  shareTestRun({ portal, folder, dist: '', data: '', log: null, children: [] })
  const pairFolder = join(folder, 'postgres')
  const primary = await startPrimary(pairFolder, ports.postgres[0])
  const [primaryPort, standbyPort] = ports.postgres
  const standby = await addStandby(primary, pairFolder, { primary: primaryPort, standby: standbyPort })
  await startProxy({ folder, certificate, ports })
  const settings = {
    ...{
      DEMO: '1',
      PUBLIC_URL: portal,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
    },
    ...{ DATABASE_URL: databaseUrl(ports.writer), READ_DATABASE_URL: databaseUrl(standbyPort), JOBS: 'elsewhere' },
  }
  for (const port of ports.servers) await startProcess('main', port, settings)
  await startProcess('worker', ports.worker, settings)
  return { primary, standby }
}

/** Reads lists as teachers do, which the replica answers, until `isOver`. Returns the statuses that were answered. */
async function readLists(isOver: () => boolean) {
  const { get } = await apiSession('teacher')
  const statuses = new Map<number, number>()
  while (!isOver()) {
    const { status } = await get('/v2/school/score-student').catch(() => ({ status: 0 }))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await wait(50)
  }
  return statuses
}

/** Returns how many milliseconds the standby is behind, again and again until `isOver`. */
async function measureLag(primary: PostgresNode, isOver: () => boolean) {
  const lags: number[] = []
  while (!isOver()) {
    const lag = primary.query('select coalesce(extract(epoch from replay_lag) * 1000, 0) from pg_stat_replication')
    lags.push(Number(lag))
    await wait(500)
  }
  return lags.sort((a, b) => a - b)
}

/** Returns how many answers the servers have read from the replica. */
async function countReplicaReads() {
  const texts = ports.servers.map(async (port) => (await fetch(`http://localhost:${port}/metrics`)).text())
  const counts = (await Promise.all(texts)).map(
    (text) => /^lekta_replica_reads_total\{outcome="replica"\} (\d+)$/m.exec(text)?.[1],
  )
  return counts.reduce((sum, count) => sum + Number(count), 0)
}

test('no acknowledged write is lost when the primary dies, and everything goes on with the standby', async ({
  folder,
}) => {
  const { primary, standby } = await startInstallation(folder)
  const children = (await findWaitingChildren()).slice(0, 8)
  expect(children).toHaveLength(8)
  const [answers, students, failures]: [AcknowledgedAnswer[], AddedStudent[], string[]] = [[], [], []]
  let [isOver, isKilled] = [false, false]
  const deadline = performance.now() + DEADLINE
  const load = Promise.all([
    readLists(() => isOver),
    addStudents(students, failures, () => isOver),
    Promise.all(children.map((username) => takeTest(username, answers, deadline))),
  ])

  const measuring = measureLag(primary, () => isKilled)
  await Promise.race([load, expect.poll(() => answers.length, { timeout: 120_000 }).toBeGreaterThan(40)])
  isKilled = true
  const lags = await measuring
  expect(await countReplicaReads()).toBeGreaterThan(0)
  const killedAt = performance.now()
  primary.kill()
  await wait(1000)
  standby.promote()
  const promotedAt = performance.now()
  const since = (acknowledged: readonly { at: number }[]) => acknowledged.filter(({ at }) => at > promotedAt)
  await Promise.race([
    load,
    expect
      .poll(() => Math.min(since(answers).length, since(students).length), { timeout: DEADLINE })
      .toBeGreaterThan(0),
  ])
  const recoveries = [answers, students].map((list) => Math.round((since(list)[0]?.at ?? Number.NaN) - killedAt))
  await wait(5000)
  isOver = true
  const [statuses] = await load

  const atShare = (share: number) => Math.round(lags[Math.floor(share * (lags.length - 1))] ?? Number.NaN)
  console.log(`Under load the standby was ${atShare(0.5)} ms behind, and at the most ${atShare(1)} ms.`)
  console.log(
    `${answers.length} answers and ${students.length} students were acknowledged. After the kill, answers were ` +
      `acknowledged again after ${recoveries[0]} ms and students after ${recoveries[1]} ms. ${failures.length} students ` +
      `were refused meanwhile. Lists: ${JSON.stringify([...statuses])}.`,
  )
  expect(findMissingAnswers(standby, answers)).toEqual([])
  const usernames = standby.query("select username from account where username like 'failover.%'").split('\n')
  expect(students.filter(({ username }) => !usernames.includes(username))).toEqual([])
  for (const recovery of recoveries) expect(recovery).toBeLessThan(RECOVERY_LIMIT)
  expect([...statuses.keys()].filter((status) => ![200, 502, 503].includes(status))).toEqual([])
  expect(failures.filter((failure) => !/^50[234] /.test(failure))).toEqual([])

  const { get } = await apiSession('admin')
  await expect.poll(async () => (await get('/v2/platform/system')).body.data).toMatchObject({ servers: 2, workers: 1 })
  const due = "select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()"
  await expect.poll(() => standby.query(due)).toBe('0')
})
