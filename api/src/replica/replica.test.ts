import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint } from '@lekta/shared/contract/endpoint'
import { sql } from 'drizzle-orm'
import { installBank } from '../bank/install-bank'
import type { Database } from '../database/connect'
import { createMetrics } from '../metrics/metrics'
import { clientOf, type Parts } from '../testing/client'
import { databaseAddress } from '../testing/cluster'
import { type EndpointName, endpoints } from '../testing/endpoints'
import { bookOf } from '../testing/importer'
import { type ReplicatedCluster, startReplicatedCluster } from '../testing/replicated-cluster'
import { scrape } from '../testing/scrape'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { openReplica, type Replica } from './replica'
import { replicaReads } from './replica-reads'
import type { ReplicaProblem } from './watch-replica'

let cluster: ReplicatedCluster
let app: TestApp
const log: { level: number; msg: string; problem?: string }[] = []
beforeAll(async () => {
  cluster = await startReplicatedCluster()
  app = await testApp({
    replicated: cluster,
    environment: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => void log.push(JSON.parse(line)) },
  })
  await until(async () => (await up()) === 1)
}, 60_000)
afterAll(async () => {
  await app.close()
  await cluster.remove()
}, 60_000)

const up = async () => (await scrape(app.address)).values.get('lekta_replica_up')

/** Returns how often an answer was read from the replica, or from the writer instead. */
async function countReads() {
  const { values } = await scrape(app.address)
  const count = (outcome: string) => values.get(`lekta_replica_reads_total{outcome="${outcome}"}`)
  return { replica: count('replica'), behind: count('behind'), unusable: count('unusable'), failed: count('failed') }
}

/** Resolves when the replica has replayed everything that is written. */
async function catchUp() {
  const { rows } = await app.pool.query('select pg_current_wal_flush_lsn() as position')
  await until(async () => {
    const replicas = await app.pool.query('select replay_lsn >= $1 as done from pg_stat_replication', [
      rows[0]?.position,
    ])
    return replicas.rows[0]?.done === true
  })
}

/** Runs a test while the replica replays nothing. */
async function whilePaused(act: () => Promise<void>) {
  await catchUp()
  await cluster.pause()
  await act().finally(cluster.resume)
}

/** Returns a browser of a school account and one of its teacher. */
async function someSchool() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId, name: '4A' })
  const [school, other] = [await app.make.schoolAccount({ schoolId }), await app.make.schoolAccount({ schoolId })]
  await catchUp()
  const browser = (account: { id: number }) =>
    clientOf({ address: app.address, token: app.as(account).token, cookies: new Map() })
  return { room, school: browser(school), colleague: browser(other) }
}

const namesOf = async (client: ReturnType<typeof clientOf>) =>
  (await client.call('students', { query: {} })).data.map(({ name }) => name)

test('a list is read from the replica, but people see what they have written themselves', async () => {
  const { school, colleague } = await someSchool()
  await whilePaused(async () => {
    const before = await countReads()
    await school.call('addStudent', { body: { name: 'Ayu Lestari', classrooms: [] } })
    expect(await namesOf(school)).toEqual(['Ayu Lestari'])
    expect(await namesOf(colleague)).toEqual([])
    const { replica = 0, behind = 0 } = before
    expect(await countReads()).toEqual({ ...before, replica: replica + 1, behind: behind + 1 })
  })
  await catchUp()
  const before = await countReads()
  expect(await namesOf(school)).toEqual(['Ayu Lestari'])
  expect(await namesOf(colleague)).toEqual(['Ayu Lestari'])
  expect(await countReads()).toEqual({ ...before, replica: (before.replica ?? 0) + 2 })
})

test('who has seen that an import is done sees what its job has written', async () => {
  const { school } = await someSchool()
  const file = bookOf([['Nama'], ['Ayu Lestari']])
  const { id } = await school.call('importStudents', { file, body: {} })
  await app.runJobs()
  await school.call('commitImport', { params: { id }, body: { without_rejected: false } })
  await whilePaused(async () => {
    await app.runJobs()
    expect(await school.call('importRun', { params: { id } })).toMatchObject({ status: 'committed' })
    expect(await namesOf(school)).toEqual(['Ayu Lestari'])
  })
})

test('the writer answers while the replica is down, and the replica as soon as it is back', async () => {
  const { school } = await someSchool()
  log.length = 0
  await cluster.stopReplica()
  const before = await countReads()
  expect(await namesOf(school)).toEqual([])
  await until(async () => (await up()) === 0)
  for (let i = 0; i < 3; i++) expect(await namesOf(school)).toEqual([])
  const during = await countReads()
  expect(during.replica).toBe(before.replica)
  await cluster.startReplica()
  await until(async () => (await up()) === 1)
  expect(await namesOf(school)).toEqual([])
  expect(await countReads()).toEqual({ ...during, replica: (during.replica ?? 0) + 1 })
  const changes = log.filter(({ msg }) => msg.startsWith('the replica'))
  expect(changes.filter(({ problem }) => problem === 'unreachable')).toHaveLength(1)
  expect(changes.at(-1)?.msg).toBe('the replica is used')
}, 60_000)

describe('a replica', () => {
  const open = async (
    address: string,
    act: (replica: Replica) => Promise<void>,
    limits: { mostBehind?: number; waitLimit?: number } = {},
  ) => {
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }
    const { pool, database } = app
    const replica = openReplica({ address, pool, database, metrics: createMetrics(), log, ...limits })
    await act(replica).finally(replica.close)
  }
  const replicaAddress = () => databaseAddress(cluster.replica, new URL(app.databaseUrl).pathname.slice(1))
  const problemIs = (replica: Replica, problem: ReplicaProblem | null) =>
    until(() => replica.health().problem === problem)

  test('that is the writer itself is not used', () =>
    open(app.databaseUrl, (replica) => problemIs(replica, 'not a standby of this database')))

  test('of another database is not used', () =>
    open(cluster.replica, (replica) => problemIs(replica, 'not a standby of this database')))

  test('that is too far behind is not used until it has caught up', () =>
    open(
      replicaAddress(),
      async (replica) => {
        await problemIs(replica, null)
        await whilePaused(async () => {
          await app.make.school()
          await problemIs(replica, 'too far behind')
          expect(replica.health().lagSeconds).toBeGreaterThan(0.5)
          expect(await replica.read(null, async (database) => database)).toBe(app.database)
        })
        await problemIs(replica, null)
        expect(replica.health().lagSeconds).toBeLessThan(0.5)
      },
      { mostBehind: 0.5 },
    ))

  test('that is a moment behind is waited for', () =>
    open(
      replicaAddress(),
      async (replica) => {
        await problemIs(replica, null)
        let reading: Promise<Database> | undefined
        await whilePaused(async () => {
          await app.make.school()
          const position = await replica.position()
          const early = await replica.read(null, async (database) => database)
          expect(early).not.toBe(app.database)
          reading = replica.read(position, async (database) => database)
          expect(await Promise.race([reading, wait(50, 'waiting')])).toBe('waiting')
        })
        expect(await reading).not.toBe(app.database)
      },
      { waitLimit: 60_000, mostBehind: 60 },
    ))

  test('whose work fails does not fail the answer', () =>
    open(replicaAddress(), async (replica) => {
      await problemIs(replica, null)
      const addSchool = (database: Database) => database.execute(sql`delete from write_probe`)
      expect(await replica.read(null, addSchool)).toMatchObject({ command: 'DELETE' })
    }))
})

test('every answer that is read from the replica can be', async () => {
  await installBank(app.database)
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId })
  const teacher = await app.make.teacher({ schoolId, classrooms: [room] })
  await app.make.student({ schoolId, classrooms: [room] })
  const [school, admin] = [await app.make.schoolAccount({ schoolId }), await app.make.account('admin')]
  await catchUp()
  const inRoom = { query: { classroom_id: room.id } }
  const file = { query: { language: 'en', time_zone: 'Asia/Jakarta' } }
  const calls: Partial<Record<EndpointName, Parts>> = {
    classroomsBySchool: { params: { schoolId } },
    classroomMembers: inRoom,
    classroomStudents: inRoom,
    readingGroups: inRoom,
    comparedStudents: inRoom,
    textReaders: { query: { classroom_id: room.id, measure: 500 } },
    search: { query: { q: 'ayu' } },
    recentRecords: { query: { of: `classroom:${room.id}` } },
    adminAuditFile: file,
    schoolAuditFile: file,
  }
  const clients = { admin: app.as(admin), school: app.as(school), teacher: app.as(teacher) }
  const names = Object.values(replicaReads).flat() as EndpointName[]
  const before = await countReads()
  for (const name of names) {
    const { access }: Endpoint = endpoints[name]
    const role = (['teacher', 'school', 'admin'] as const).find((one) => access === 'user' || access.includes(one))
    if (!role) throw new Error(`${name} has no role.`)
    expect([name, (await clients[role].send(name, calls[name])).status]).toEqual([name, 200])
  }
  expect(await countReads()).toEqual({ ...before, replica: (before.replica ?? 0) + names.length })
})

test('the check of the installation says how far the replica is behind, and what to do about it', async () => {
  const admin = app.as(await app.make.account('admin'))
  const findings = async () => (await admin.call('systemCheck')).filter(({ text }) => /replica|standby/.test(text))
  expect(await findings()).toMatchObject([
    { verdict: 'good', text: expect.stringMatching(/^The replica for reports is \d+ ms behind\.$/) },
  ])
  await whilePaused(async () => {
    await app.make.school()
    expect(await findings()).toMatchObject([
      {
        verdict: 'warning',
        text: 'The replica for reports is more than 5 seconds behind: check its disk and its network.',
      },
    ])
  })
  await cluster.stopReplica()
  expect(await findings()).toMatchObject([
    {
      verdict: 'warning',
      text: expect.stringMatching(/^The replica for reports cannot be reached \(.*ECONNREFUSED.*\): /),
    },
  ])
  await cluster.startReplica()
}, 60_000)

// The last test: the replica does not follow any more.
test('a replica that has been promoted is not used', async () => {
  await cluster.promoteReplica()
  await until(async () => (await up()) === 0)
  const school = app.as(await app.make.schoolAccount())
  const before = await countReads()
  expect(await namesOf(school)).toEqual([])
  expect(await countReads()).toEqual({ ...before, unusable: (before.unusable ?? 0) + 1 })
  const admin = app.as(await app.make.account('admin'))
  expect(await admin.call('systemCheck')).toContainEqual({
    ...{ subject: 'database', verdict: 'bad' },
    text: 'READ_DATABASE_URL is not a standby of this database, so it is not used: correct it.',
  })
})
