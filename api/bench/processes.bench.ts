import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { demoPassword } from '../src/demo/seed'
import { freePort, type ServerProcess, serverProcess } from '../src/testing/server-process'
import { seedChildren, type TestTaker, takeTests } from './children'
import { percentile, request } from './load'
import { databaseSeconds, processSeconds } from './processes/cpu-time'
import { inDatabaseOf, type Served, withServer } from './served'

/** How many processes serve at the same time. */
const counts = [1, 2, 4]

/** How many children answer at the same time, and the answers of each, as fast as they are accepted. */
const [children, answers] = [12, 24]

/** Clients that read lists, and the seconds for which they do. */
const [clients, seconds] = [12, 5]

/** How many times the processor time of a call may grow with the number of processes. */
const limit = 2

interface Process {
  address: string
  pid: number
}

/** Starts more servers on the database of the first one. */
async function startMore(folder: string, count: number): Promise<(Process & Pick<ServerProcess, 'end'>)[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  return Promise.all(
    ports.map(async (port) => {
      const server = serverProcess({
        PORT: String(port),
        DATA_DIR: folder,
        PORTAL_DIR: join(folder, 'portal'),
        DEMO: '1',
      })
      await server.ready()
      return { address: `http://localhost:${port}`, pid: server.pid, end: server.end }
    }),
  )
}

/** Runs a load. Returns the processor time that servers, database and this process have used, in milliseconds. */
async function withTimes<T>(folder: string, processes: readonly Process[], load: () => Promise<T>) {
  const read = () => ({
    server: processes.reduce((sum, { pid }) => sum + processSeconds(pid), 0),
    database: databaseSeconds(folder),
    load: processSeconds(process.pid),
  })
  const before = read()
  const result = await load()
  const after = read()
  const spent = (part: keyof typeof after) => 1000 * (after[part] - before[part])
  return { result, server: spent('server'), database: spent('database'), load: spent('load') }
}

/** Lets the children answer, each at one of the processes, as a balancer would spread them. */
async function measureAnswers(processes: readonly Process[], takers: readonly TestTaker[]) {
  const parts = processes.map(({ address }, i) => ({
    address,
    takers: takers.filter((_, taker) => taker % processes.length === i),
  }))
  const done = await Promise.all(
    parts.map((part) => takeTests(part.address, part.takers, answers, async () => undefined)),
  )
  const refused = done.flatMap(({ starts, work }) => [...starts.refused, ...work.refused])
  if (refused.length > 0) throw new Error(`${refused.length} calls were refused: ${refused[0]}`)
  const times = done.flatMap(({ work }) => work.times)
  return { count: times.length, perSecond: times.length / Math.max(...done.map((one) => one.seconds)), times }
}

async function measureLists(processes: readonly Process[], token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const runs = await Promise.all(
    processes.map(({ address }) =>
      autocannon({
        ...{ url: `${address}/api/v2/school/score-student`, headers, duration: seconds },
        connections: clients / processes.length,
      }),
    ),
  )
  const bad = runs.filter(({ errors, non2xx }) => errors + non2xx > 0)
  if (bad.length > 0) throw new Error('Lists were refused.')
  const count = runs.reduce((sum, { requests }) => sum + requests.total, 0)
  return { count, perSecond: count / seconds, times: runs.map(({ latency }) => latency.p50) }
}

interface Measured {
  load: string
  count: number
  perSecond: number
  p50: number
  server: number
  database: number
  generator: number
  processes: number
}

async function measureWith(served: Served, processes: readonly Process[], takers: readonly TestTaker[], token: string) {
  const measured: Measured[] = []
  const loads = {
    [`answers, ${children} children at once`]: () => measureAnswers(processes, takers),
    'lists of scores, 12 clients': () => measureLists(processes, token),
  }
  for (const [load, run] of Object.entries(loads)) {
    const { result, server, database, load: generator } = await withTimes(served.folder, processes, run)
    const { count, perSecond, times } = result
    const each = { server: server / count, database: database / count, generator: generator / count }
    measured.push({ load, count, perSecond, p50: percentile(times, 0.5), processes: processes.length, ...each })
  }
  return measured
}

async function measure(served: Served): Promise<Measured[]> {
  const measured: Measured[] = []
  const everyone = await inDatabaseOf(served, seedChildren)
  for (const count of counts) {
    const more = await startMore(served.folder, count - 1)
    try {
      const processes = [{ address: served.address, pid: served.pid }, ...more]
      // Other children for each count, because a test ends.
      const takers = everyone.splice(0, children)
      const others = everyone.splice(0, processes.length)
      const login = { username: 'school', password: demoPassword }
      const { body } = await request(served.address, '/api/v2/auth/loginMaster', { body: login })
      const { token } = (body as { data: { token: string } }).data
      // The first answer of a process also loads the item bank.
      await measureAnswers(processes, others)
      measured.push(...(await measureWith(served, processes, takers, token)))
    } finally {
      await Promise.all(more.map(({ end }) => end('SIGTERM')))
    }
  }
  return measured.sort((a, b) => a.load.localeCompare(b.load) || a.processes - b.processes)
}

const row = (one: Measured) => ({
  load: one.load,
  processes: one.processes,
  'per second': Math.round(one.perSecond),
  'p50 ms': one.p50.toFixed(1),
  'server, CPU ms each': one.server.toFixed(2),
  'database, CPU ms each': one.database.toFixed(2),
  'clients, CPU ms each': one.generator.toFixed(2),
})

/** How many programs wanted to run before the benchmark. */
const [busy = 0] = loadavg()

const measured = await withServer({ DEMO: '1' }, measure)
const ofOne = ({ load }: Measured) => measured.find((one) => one.load === load && one.processes === 1)?.server ?? 0
const costly = measured.filter((one) => one.server > limit * ofOne(one))
console.log(
  JSON.stringify({
    title: 'Several processes',
    rows: measured.map(row),
    notes: [
      `Server processes on one PostgreSQL, all on the ${cpus().length} cores of one machine together with the clients. So the numbers per second say what this machine can do, and not what two or four machines could: once all cores are busy, more processes cannot be faster.`,
      `What an installation needs follows from the processor time of each call. On a busy machine it is longer, because programs take the caches from each other: the load average before this run was ${busy.toFixed(1)} on ${cpus().length} cores. One core of a server answers as many calls per second as its milliseconds fit into 1000, and the database likewise.`,
      `Must hold: with several processes, a call takes at most ${limit} times the processor time of a server that it takes with one.`,
    ],
  }),
)
for (const { load, processes, server } of costly)
  console.error(`${load}: with ${processes} processes ${server.toFixed(2)} ms of processor time each.`)
if (costly.length > 0) process.exitCode = 1
