import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../src/database/connect'
import { demoPassword } from '../src/demo/seed'
import { measureAnswers } from './api-answers'
import { type BareReads, bareReads } from './bare/reads'
import { withBareServer } from './bare/with-bare-server'
import { request, sustain, type Throughput } from './load'
import { inDatabaseOf, type Served, withServer } from './served'

/** Seconds for which each read endpoint is called, and the number of concurrent callers. */
const seconds = 4
const clients = 10

const memoryOf = (pid: number) => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Returns a process's part of the memory in kilobytes; 0 if the process has ended meanwhile. */
function sharedMemoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes)
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}

/** Returns the memory of all PostgreSQL processes of this folder in megabytes, counting shared memory once. */
function databaseMemory(folder: string) {
  const pid = Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  const childPids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  const proportional = [pid, ...childPids].map(sharedMemoryOf)
  return Math.round(proportional.reduce((sum, one) => sum + one, 0) / 1024)
}

async function logIn(address: string, username: string): Promise<string> {
  const { body } = await request(address, '/api/v2/auth/loginMaster', { body: { username, password: demoPassword } })
  return (body as { data: { token: string } }).data.token
}

/** A call of our API, and the read of the bare server that gets the same rows. */
interface Call {
  name: string
  path: string
  bare: keyof BareReads | 'healthz'
  /** The ratio of their speeds that we aim at, and the least one that is accepted. */
  goal: number
  least: number
}

const calls = (reportId: number): Call[] => [
  { name: '/healthz', path: '/healthz', bare: 'healthz', goal: 0.7, least: 0.55 },
  { name: '/profile/me', path: '/api/profile/me', bare: 'profile', goal: 0.5, least: 0.5 },
  { name: 'student list, 20 of 244', path: '/api/v2/student', bare: 'students', goal: 0.5, least: 0.5 },
  { name: 'scores, 20 of 244', path: '/api/v2/school/score-student', bare: 'scores', goal: 0.5, least: 0.5 },
  { name: 'classrooms', path: '/api/classroom', bare: 'classrooms', goal: 0.5, least: 0.45 },
  { name: 'notifications', path: '/api/notifikasi', bare: 'notifications', goal: 0.5, least: 0.45 },
  { name: 'report', path: `/api/v2/report/${reportId}`, bare: 'report', goal: 0.5, least: 0.28 },
  { name: 'dashboard of a school', path: '/api/v2/dashboard/school', bare: 'dashboard', goal: 0.4, least: 0.4 },
  { name: 'summary of scores', path: '/api/v2/school/score-summary', bare: 'summary', goal: 0.4, least: 0.4 },
]

/** Finds out what the school of the demo may read. */
async function findIds(address: string, token: string) {
  const read = async <T>(path: string) => (await request(address, path, { token })).body as T
  const { data: me } = await read<{ data: { id: number; school: { id: number } } }>('/api/profile/me')
  const scores = await read<{ data: { standing: { report_id: number } | null }[] }>('/api/v2/school/score-student')
  const reportId = scores.data.find(({ standing }) => standing)?.standing?.report_id
  if (reportId === undefined) throw new Error('No student of the demo has a report.')
  return { accountId: me.id, schoolId: me.school.id, reportId }
}

interface Compared extends Pick<Call, 'name' | 'goal' | 'least'> {
  ours: Throughput
  bare: Throughput
}

async function compare(served: Served, database: Database, databaseUrl: string): Promise<Compared[]> {
  const { address } = served
  const token = await logIn(address, 'school')
  const ids = await findIds(address, token)
  return withBareServer(databaseUrl, bareReads(ids, database), async (bareAddress) => {
    const compared: Compared[] = []
    for (const { path, bare: read, ...call } of calls(ids.reportId)) {
      const bare = await sustain(bareAddress, `/${read}`, { seconds, clients })
      const ours = await sustain(address, path, { seconds, clients, token })
      compared.push({ ...call, ours, bare })
    }
    const answers = await measureAnswers(served, bareAddress, { token, database: databaseUrl })
    return [...compared, { ...answers, goal: 0.5, least: 0.5 }]
  })
}

const row = ({ name, goal, least, ours, bare }: Compared) => ({
  call: name,
  'of the bare server': (ours.perSecond / bare.perSecond).toFixed(2),
  goal: goal.toFixed(2),
  least: least.toFixed(2),
  'per second': Math.round(ours.perSecond),
  'bare, per second': Math.round(bare.perSecond),
  'p50 ms': ours.p50.toFixed(1),
  'p99 ms': ours.p99.toFixed(1),
})

async function measure(served: Served) {
  const { pid, folder } = served
  const rest = { server: memoryOf(pid), database: databaseMemory(folder) }
  const compared = await inDatabaseOf(served, (database, url) => compare(served, database, url))
  const load = { server: memoryOf(pid), database: databaseMemory(folder) }
  return {
    slow: compared.filter(({ ours, bare, least }) => ours.perSecond < least * bare.perSecond),
    section: {
      title: 'API',
      rows: compared.map(row),
      notes: [
        `The bare server is Fastify and pg with prepared statements that read the same rows: hand-written ones for pages of rows, our own for the dashboard and the summary. It knows no accounts, checks nothing, and sends the rows as they are. Both use the same database, one after the other, with ${clients} clients for ${seconds} s each; in the last row 40 children answer as fast as they can.`,
        'An answer locks the attempt, stores the answer, runs the engine and returns the next item; the bare server reads and stores the same rows in one transaction and chooses no item.',
        'Must hold: no ratio below its least. What is missing to the goals: for /healthz the security headers and the metrics; for a report the entry in the activity log, which is on the disk before anyone sees the report.',
        `Memory at rest: server ${rest.server} MB, database ${rest.database} MB; after the load: ${load.server} and ${load.database} MB.`,
      ],
    },
  }
}

const { slow, section } = await withServer({ DEMO: '1' }, measure)
for (const compared of slow) console.error(`Slower than its least ratio: ${JSON.stringify(row(compared))}`)
console.log(JSON.stringify(section))
if (slow.length > 0) process.exitCode = 1
