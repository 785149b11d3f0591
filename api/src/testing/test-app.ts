import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { programIn } from '@lekta/tools/bundle-server'
import { LIFETIME } from '../access/authenticate'
import { hashToken, newToken } from '../access/token'
import { buildApp } from '../app'
import { readConfig } from '../config/config'
import { connect, type Database } from '../database/connect'
import { session } from '../database/schema'
import { type ClientLimits, clientLimits } from '../http/limits/client-limits'
import type { LogStream } from '../http/log'
import { jobs } from '../jobs'
import { bossOf } from '../jobs/boss'
import { openClaims } from '../jobs/claims'
import type { Job } from '../jobs/job'
import { selectDue, workDue } from '../jobs/work'
import { openLive } from '../live/live'
import { createMetrics } from '../metrics/metrics'
import { openThreads } from '../threads/threads'
import { clientOf, type TestClient } from './client'
import { cloneDatabase, databaseAddress, dropDatabase } from './cluster'
import { factories } from './factories'
import { inlineThreads } from './inline-threads'
import { readMails } from './mails'
import { refuseSecondConnections } from './refuse-second-connections'
import type { ReplicatedCluster } from './replicated-cluster'

/** Returns the server's clock: the real time plus the time that a test has added. */
function testClock() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** Advances to the start of the next rate limit window, so that a test has the whole window before it. */
    startWindow: (window: number) => {
      ahead += window - ((Date.now() + ahead) % window)
    },
  }
}

/** Milliseconds to wait for a connection, so that no test depends on how busy the machine is. */
const connectionTimeout = 60_000

async function freshDatabase(cluster = process.env.LEKTA_TEST_CLUSTER) {
  if (!cluster) throw new Error('Tests of the server run under its jest configuration, which starts PostgreSQL')
  const name = `test_${process.env.JEST_WORKER_ID}_${randomUUID().replaceAll('-', '')}`
  const address = await cloneDatabase(cluster, name)
  const connection = await connect(address, () => {}, { connectionTimeout })
  return { ...connection, name, address, drop: () => dropDatabase(cluster, name) }
}

interface Options {
  random?: () => number
  environment?: Record<string, string>
  limits?: Partial<ClientLimits>
  /** Receives each line of the log, instead of standard output. */
  logStream?: LogStream
  /** The PostgreSQL of the server's database and of its replica, if it has one. */
  replicated?: Pick<ReplicatedCluster, 'writer' | 'replica'>
  /** Whether tasks run in this process instead of threads, so that a test can watch what they do. */
  tasksHere?: boolean
}

const environmentIn = (folder: string) => ({
  NODE_ENV: 'test',
  DEMO: '0',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  PORTAL_DIR: join(folder, 'portal'),
})

/** Returns the compiled program of a thread, because compiling TypeScript in each thread takes a second. */
function threadProgram(): URL | undefined {
  const bundle = process.env.LEKTA_TEST_SERVER
  return bundle ? pathToFileURL(programIn(bundle, 'thread')) : undefined
}

/** Logs an account in. Returns the token of its session. */
async function openSession(database: Database, accountId: number, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME)
  await database
    .insert(session)
    .values({ tokenHash: hashToken(token), accountId, expiresAt, createdAt: now, usedAt: now })
  return token
}

/** Starts a server on a new, empty database. Close the server in `afterAll`. */
export async function testApp({ random, environment = {}, limits, logStream, replicated, tasksHere }: Options = {}) {
  const { database, pool, writes, name, address: databaseUrl, drop } = await freshDatabase(replicated?.writer)
  const clock = testClock()
  const folder = await mkdtemp(join(tmpdir(), 'lekta-app-'))
  const replica = replicated && { READ_DATABASE_URL: databaseAddress(replicated.replica, name) }
  const config = readConfig({ ...environmentIn(folder), ...replica, ...environment })
  const metrics = createMetrics()
  const live = await openLive({ ...config, database, address: databaseUrl }, (event) =>
    metrics.count('liveSends', event),
  )
  const threads = tasksHere
    ? inlineThreads(database)
    : openThreads({ database, writes, address: databaseUrl, program: threadProgram() }, metrics)
  const app = await buildApp({
    database,
    pool,
    writes,
    databaseUrl,
    live,
    threads,
    metrics,
    config,
    now: clock.now,
    limits: { ...clientLimits, ...limits },
    logStream,
    ...(random && { random }),
  })
  refuseSecondConnections(app, { database, pool })
  const errors = new Map<string, Error>()
  app.addHook('onError', async ({ id }, _reply, error) => {
    errors.set(id, error)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  const boss = bossOf(pool)
  const claims = openClaims(databaseUrl)

  return {
    app,
    address,
    database,
    pool,
    databaseUrl,
    clock,
    make: factories(database),
    /** A client without a login. */
    anonymous: clientOf({ address, errors, token: async () => null }),
    /** Returns a client with this session token. */
    holding: (token: string): TestClient => clientOf({ address, errors, token: async () => token }),
    /** Returns a client logged in as this account, with a new session. */
    as: ({ id }: { id: number }): TestClient => {
      let token: Promise<string> | null = null
      return clientOf({ address, errors, token: () => (token ??= openSession(database, id, clock.now())) })
    },
    /** Runs all due jobs, and the jobs that they add, until none is due. A job that fails is retried later. */
    runJobs: async (kinds: readonly Job[] = jobs) => {
      const worker = { ...app.dependencies, claims, log: app.log }
      for (let due = await selectDue(worker, kinds); due.length > 0; due = await selectDue(worker, kinds))
        for (const job of due) while (await workDue(boss, job, worker));
    },
    /** Returns the mails sent so far, to one address or to all, oldest first. */
    mails: (to?: string | null) => readMails(config.dataDir, to ?? undefined),
    close: async () => {
      await app.close()
      await claims.close()
      await threads.close()
      await live.close()
      await pool.end()
      await drop()
      await rm(folder, { recursive: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
