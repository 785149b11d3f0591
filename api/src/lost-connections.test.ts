import { eq, sql } from 'drizzle-orm'
import { account, auditEntry, student } from './database/schema'
import { clientOf, type Reply } from './testing/client'
import { type DatabaseAdmin, openDatabaseAdmin } from './testing/database-admin'
import { freePort, serverProcess } from './testing/server-process'
import { type TestApp, testApp } from './testing/test-app'
import { until } from './testing/until'

jest.setTimeout(60_000)

const STORMS = 10
const CLIENTS = 8

let app: TestApp
let admin: DatabaseAdmin
beforeAll(async () => {
  app = await testApp()
  admin = await openDatabaseAdmin(app.databaseUrl)
})
afterAll(async () => {
  await admin.close()
  await app.close()
})

let server: ReturnType<typeof serverProcess>
afterEach(() => server.end('SIGKILL'))

async function startServer(): Promise<string> {
  const port = await freePort()
  server = serverProcess({ DATABASE_URL: app.databaseUrl, PORT: String(port) })
  await server.ready()
  return `http://localhost:${port}`
}

test('a server under load survives repeated loss of its database connections without partial writes', async () => {
  const address = await startServer()
  const owner = await app.make.schoolAccount()
  const school = clientOf({ address, token: app.as(owner).token })
  await school.listen('notificationStream')
  const replies: { username: string; reply: Reply }[] = []
  let isOver = false
  const addStudents = async (client: number) => {
    for (let i = 0; !isOver; i++) {
      const username = `storm.${client}.${i}`
      const reply = await school.send('addStudent', { body: { name: 'Ayu Lestari', username } })
      replies.push({ username, reply })
    }
  }
  const load = Promise.all(Array.from({ length: CLIENTS }, (_, client) => addStudents(client)))
  for (let storm = 0; storm < STORMS; storm++) {
    const soFar = replies.length
    await admin.terminateConnections()
    // Waits for replies before connections are terminated again.
    await Promise.race([load, until(() => replies.length >= soFar + CLIENTS, 50_000)])
  }
  isOver = true
  await load

  expect(replies.filter(({ reply: { status } }) => status !== 200 && status !== 503)).toEqual([])
  expect(await school.call('profileMe')).toMatchObject({ name: owner.name })
  const added = replies.filter(({ reply }) => reply.status === 200).map(({ username }) => username)
  const stored = await app.database
    .select({ username: account.username })
    .from(account)
    .where(sql`'child' = any(${account.roles})`)
  expect(stored.map(({ username }) => username)).toEqual(expect.arrayContaining(added))
  expect(await app.database.$count(student)).toBe(stored.length)
  expect(await app.database.$count(auditEntry, eq(auditEntry.action, 'student added'))).toBe(stored.length)
  expect(await server.end('SIGTERM')).toBe(0)
})
