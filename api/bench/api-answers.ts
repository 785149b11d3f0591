import { Pool } from 'pg'
import { demoPassword } from '../src/demo/seed'
import { percentile, request, type Throughput } from './load'
import type { Served } from './served'

/** The number of children who take a test at the same time, and the number of answers that each gives. */
const children = 40
const answers = 28

interface State {
  tries: number
  answered: number
  finished: boolean
}

/** A logged-in child, the address of a test that the child may take, and the id of its assignment. */
interface TestTaker {
  token: string
  test: string
  assignmentId: number
}

async function logIn(address: string, username: string): Promise<string> {
  const { body } = await request(address, '/api/auth/loginUsername', { body: { username, password: demoPassword } })
  return (body as { data: { token: string } }).data.token
}

/** Logs children in, one after the other, until enough of them have a test to take. */
async function findChildren(address: string, school: string, most: number): Promise<TestTaker[]> {
  const takers: TestTaker[] = []
  for (let page = 1; ; page++) {
    const path = `/api/v2/student?options[itemsPerPage]=100&options[page]=${page}`
    const { data } = (await request(address, path, { token: school })).body as { data: { username: string }[] }
    if (data.length === 0) throw new Error(`Fewer than ${most} children have a test to take.`)
    for (const { username } of data) {
      const token = await logIn(address, username)
      const tests = await request(address, '/api/v2/test', { token })
      const open = (tests.body as { data: { code: string; id: number; state: string }[] }).data.find(
        ({ state }) => state === 'open',
      )
      if (open) takers.push({ token, test: `/api/v2/test/${open.code}/${open.id}`, assignmentId: open.id })
      if (takers.length === most) return takers
    }
  }
}

const startTest = async (address: string, { token, test }: TestTaker) =>
  ((await request(address, `${test}/start`, { token, body: {} })).body as { data: State }).data

/** Answers items as one child. Returns the time of each answer in milliseconds. */
async function takeTest(address: string, { token, test }: TestTaker, start: State): Promise<number[]> {
  let state = start
  const times: number[] = []
  for (let i = 0; i < answers && !state.finished; i++) {
    const { tries, answered } = state
    const body = { tries, number: answered + 1, choice: i % 4, milliseconds: 30_000 }
    const reply = await request(address, `${test}/answer`, { token, body })
    times.push(reply.milliseconds)
    state = (reply.body as { data: State }).data
  }
  return times
}

/** Stores as many answers of one attempt on the bare server. Returns the time of each in milliseconds. */
async function answerBare(address: string, attempt: BareAttempt): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < answers; i++) {
    const { attemptId, given } = attempt
    const body = { attemptId, number: given + i, choice: i % 4, next: attempt.items[i] }
    times.push((await request(address, '/answer', { body })).milliseconds)
  }
  return times
}

interface BareAttempt {
  attemptId: number
  /** The number of items that are already given. */
  given: number
  /** Items that the attempt has not been given. */
  items: string[]
}

async function selectAttempts(database: string, takers: readonly TestTaker[]): Promise<BareAttempt[]> {
  const pool = new Pool({ connectionString: database, max: 1 })
  const { rows } = await pool.query(
    `select t.id as "attemptId", (select count(*)::int from attempt_item i where i.attempt_id = t.id) as given,
       array(select id from item where id not in (
         select item_id from attempt_item i where i.attempt_id = t.id) limit $2) as items
     from attempt t where t.status = 'started' and t.assignment_id = any($1)`,
    [takers.map(({ assignmentId }) => assignmentId), answers],
  )
  await pool.end()
  return rows as BareAttempt[]
}

async function throughput(work: Promise<number[]>[]): Promise<Throughput> {
  const start = performance.now()
  const times = (await Promise.all(work)).flat()
  const perSecond = times.length / ((performance.now() - start) / 1000)
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** Measures how fast children answer on our server, and other children on the bare server. */
export async function measureAnswers(
  { address }: Served,
  bareAddress: string,
  { token, database }: { token: string; database: string },
) {
  const takers = await findChildren(address, token, 2 * children)
  const states: State[] = []
  for (const taker of takers) states.push(await startTest(address, taker))
  const attempts = await selectAttempts(database, takers.slice(children))
  const bare = await throughput(attempts.map((attempt) => answerBare(bareAddress, attempt)))
  const ours = await throughput(
    takers.slice(0, children).map((taker, i) => takeTest(address, taker, states[i] as State)),
  )
  return { name: `answers, ${children} children at once`, ours, bare }
}
