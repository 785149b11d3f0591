import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '../src/demo/seed'
import { percentile, request, sustain } from './load'
import { type Served, withServer } from './served'

/** Seconds for which each read endpoint is called, and the number of concurrent callers. */
const seconds = 5
const clients = 10
/** The number of children who take a test at the same time, and the number of answers that each gives. */
const children = 40
const answers = 20

const memoryOf = (pid: number) => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Returns the memory of all PostgreSQL processes of this folder in megabytes, counting shared memory once. */
function databaseMemory(folder: string) {
  const pid = Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  const childPids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  const proportional = [pid, ...childPids].map((id) => {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes)
  })
  return Math.round(proportional.reduce((sum, one) => sum + one, 0) / 1024)
}

async function logIn(address: string, path: string, username: string): Promise<string> {
  const { body } = await request(address, path, { body: { username, password: demoPassword } })
  return (body as { data: { token: string } }).data.token
}

interface State {
  tries: number
  answered: number
  finished: boolean
}

/** A logged-in child, and the address of a test that the child may take. */
interface TestTaker {
  token: string
  test: string
}

/** Logs children in, one after the other, until enough of them have a test to take. */
async function findChildren(address: string, school: string): Promise<TestTaker[]> {
  const list = await request(address, '/api/v2/student?options[itemsPerPage]=100', { token: school })
  const takers: TestTaker[] = []
  for (const { username } of (list.body as { data: { username: string }[] }).data) {
    const token = await logIn(address, '/api/auth/loginUsername', username)
    const tests = await request(address, '/api/v2/test', { token })
    const { data } = tests.body as { data: { code: string; id: number; state: string }[] }
    const open = data.find(({ state }) => state === 'open')
    if (open) takers.push({ token, test: `/api/v2/test/${open.code}/${open.id}` })
    if (takers.length === children) return takers
  }
  throw new Error(`Fewer than ${children} children have a test to take.`)
}

/** Answers items as one child. Returns the time of each answer in milliseconds. */
async function takeTest(address: string, { token, test }: TestTaker): Promise<number[]> {
  let state = (await request(address, `${test}/start`, { token, body: {} })).body as { data: State }
  const times: number[] = []
  for (let i = 0; i < answers && !state.data.finished; i++) {
    const { tries, answered } = state.data
    const body = { tries, number: answered + 1, choice: i % 4, milliseconds: 30_000 }
    const reply = await request(address, `${test}/answer`, { token, body })
    times.push(reply.milliseconds)
    state = reply.body as { data: State }
  }
  return times
}

async function measureAnswers(address: string, school: string) {
  const takers = await findChildren(address, school)
  const start = performance.now()
  const times = (await Promise.all(takers.map((taker) => takeTest(address, taker)))).flat()
  return { perSecond: times.length / ((performance.now() - start) / 1000), times }
}

async function measure({ address, pid, folder }: Served) {
  const school = await logIn(address, '/api/v2/auth/loginMaster', 'school')
  const rest = { server: memoryOf(pid), database: databaseMemory(folder) }
  const health = await sustain(address, '/healthz', { seconds, clients })
  const profile = await sustain(address, '/api/profile/me', { seconds, clients, token: school })
  const students = await sustain(address, '/api/v2/student', { seconds, clients, token: school })
  const written = await measureAnswers(address, school)
  const load = { server: memoryOf(pid), database: databaseMemory(folder) }
  const row = (call: string, { perSecond, times }: typeof health) => ({
    call,
    'of /healthz': (perSecond / health.perSecond).toFixed(2),
    'per second': Math.round(perSecond),
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p99 ms': percentile(times, 0.99).toFixed(1),
  })
  return {
    title: 'API',
    rows: [
      row('/healthz', health),
      row('/profile/me', profile),
      row('student list, 20 of 244', students),
      row(`answers, ${children} children at once`, written),
    ],
    notes: [
      `Ratios are requests per second against the same server's /healthz, ${clients} clients, ${seconds} s each.`,
      `An answer is one transaction: it locks the attempt, stores the answer, runs the engine and returns the next item.`,
      `Memory at rest: server ${rest.server} MB, database ${rest.database} MB; after the load: ${load.server} and ${load.database} MB.`,
    ],
  }
}

console.log(JSON.stringify(await withServer({ DEMO: '1' }, measure)))
