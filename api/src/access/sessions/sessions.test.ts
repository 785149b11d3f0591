import { eq } from 'drizzle-orm'
import { connect } from '../../database/connect'
import { account, school, session } from '../../database/schema'
import { type TestApp, testApp } from '../../testing/test-app'
import { until } from '../../testing/until'
import { openSessions, type Sessions } from './sessions'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A process with its own connections. Counts how many sessions it reads from the database. */
async function openProcess() {
  const { pool, database, writes } = await connect(app.databaseUrl, () => {})
  let reads = 0
  pool.on('acquire', (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    if (Object.hasOwn(client, 'counted')) return
    const counted = (...parts: unknown[]) => {
      if ((parts[0] as { text?: string }).text?.includes('from "session"')) reads += 1
      return query(...parts)
    }
    Object.assign(client, { counted: true, query: counted })
  })
  const sessions = openSessions({ database, writes, address: app.databaseUrl })
  return {
    database,
    sessions,
    /** Returns how many reads a function needs. */
    readsOf: async (work: () => Promise<unknown>) => {
      const before = reads
      await work()
      return reads - before
    },
    close: async () => {
      await sessions.close()
      await pool.end()
    },
  }
}
type Process = Awaited<ReturnType<typeof openProcess>>

let here: Process
let tokenHash: string
let teacher: { id: number; schoolId: number | null }
let count = 0
beforeEach(async () => {
  here = await openProcess()
  teacher = await app.make.teacher({ name: 'Tika' })
  count += 1
  tokenHash = `hash ${count}`
  const expiresAt = new Date('2100-01-01')
  await app.database.insert(session).values({ tokenHash, accountId: teacher.id, expiresAt })
})
afterEach(() => here.close())

/** Waits until a session is remembered. */
const remembered = ({ sessions, readsOf }: Process = here) =>
  until(async () => (await readsOf(() => sessions.find(tokenHash))) === 0)

const nameIn = async (sessions: Sessions) => (await sessions.find(tokenHash))?.name

test('a session is read once', async () => {
  await remembered()
  expect(await here.readsOf(() => here.sessions.find(tokenHash))).toBe(0)
  expect(await here.sessions.find(tokenHash)).toMatchObject({ id: teacher.id, name: 'Tika' })
})

test('what does not exist is looked up each time', async () => {
  await remembered()
  expect(await here.readsOf(() => here.sessions.find('nobody'))).toBe(1)
  expect(await here.readsOf(() => here.sessions.find('nobody'))).toBe(1)
})

const setName = (process: Process, name: string) =>
  process.database.update(account).set({ name }).where(eq(account.id, teacher.id))

test('a change by the same process is noticed at once', async () => {
  for (let i = 0; i < 20; i += 1) {
    await remembered()
    await setName(here, `Tika ${i}`)
    expect(await nameIn(here.sessions)).toBe(`Tika ${i}`)
  }
})

test('a change in a transaction is noticed at once, and not before it is committed', async () => {
  await remembered()
  await here.database.transaction(async (transaction) => {
    await transaction.update(account).set({ name: 'Tari' }).where(eq(account.id, teacher.id))
    expect(await nameIn(here.sessions)).toBe('Tika')
  })
  expect(await nameIn(here.sessions)).toBe('Tari')
})

const changes: readonly [string, (process: Process) => Promise<unknown>][] = [
  ['its account', (process) => setName(process, 'Tuti')],
  [
    'its school',
    ({ database }) =>
      database
        .update(school)
        .set({ name: 'New' })
        .where(eq(school.id, teacher.schoolId ?? 0)),
  ],
  [
    'the session',
    ({ database }) => database.update(session).set({ endedAt: new Date() }).where(eq(session.tokenHash, tokenHash)),
  ],
  ['its existence', ({ database }) => database.delete(session).where(eq(session.tokenHash, tokenHash))],
]
test.each(changes)('a change of %s by another process is announced', async (_, change) => {
  const other = await openProcess()
  await remembered()
  const before = await here.sessions.find(tokenHash)
  await change(other)
  await until(async () => (await here.sessions.find(tokenHash)) !== before)
  expect(await here.sessions.find(tokenHash)).not.toEqual(before)
  await other.close()
})

test('a child’s session is read again when the session of its parent ends', async () => {
  const [opener] = await app.database
    .insert(session)
    .values({ tokenHash: `parent ${count}`, accountId: teacher.id, expiresAt: new Date('2100-01-01') })
    .returning()
  await app.database
    .update(session)
    .set({ openedBy: opener?.id ?? 0 })
    .where(eq(session.tokenHash, tokenHash))
  await remembered()
  const endedAt = new Date()
  await here.database
    .update(session)
    .set({ endedAt })
    .where(eq(session.id, opener?.id ?? 0))
  expect((await here.sessions.find(tokenHash))?.opener).toMatchObject({ endedAt })
})

test('an unrelated change makes nothing forgotten', async () => {
  const other = await app.make.teacher({})
  await remembered()
  await here.database.update(account).set({ name: 'Other' }).where(eq(account.id, other.id))
  await remembered()
  expect(await here.readsOf(() => here.sessions.find(tokenHash))).toBe(0)
})

test('without a connection that listens, each session is read, until it is back', async () => {
  await remembered()
  await app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lekta-sessions' and datname = current_database()`,
  )
  await until(async () => (await here.readsOf(() => here.sessions.find(tokenHash))) === 1)
  await setName(here, 'Tini')
  expect(await nameIn(here.sessions)).toBe('Tini')
  await remembered()
  expect(await nameIn(here.sessions)).toBe('Tini')
})
