import { clientOf } from '../testing/client'
import type { EventStream } from '../testing/event-stream'
import { fakeRedis } from '../testing/fakes/fake-redis'
import { freePort, type ServerProcess, serverProcess } from '../testing/server-process'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'

// Every start loads the whole server, which takes seconds on a busy machine.
jest.setTimeout(120_000)

let app: TestApp
let redis: Awaited<ReturnType<typeof fakeRedis>>
let servers: ServerProcess[] = []
beforeAll(async () => {
  app = await testApp()
  redis = await fakeRedis()
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  servers = []
})
afterAll(async () => {
  await redis.close()
  await app.close()
})

async function startServer(environment: Record<string, string>): Promise<string> {
  const port = await freePort()
  const server = serverProcess({ DATABASE_URL: app.databaseUrl, PORT: String(port), ...environment })
  servers.push(server)
  await server.ready()
  return `http://localhost:${port}`
}

test.each([
  ['the database', false],
  ['Redis', true],
])(
  'a page at one server follows what happens at another one, through %s, also after a lost connection',
  async (_, byRedis) => {
    const environment: Record<string, string> = byRedis ? { LIVE_URL: redis.address } : {}
    const [one, other] = await Promise.all([startServer(environment), startServer(environment)])
    const school = await app.make.schoolAccount()
    const room = await app.make.classroom({ schoolId: school.schoolId as number })
    await app.make.student({ schoolId: school.schoolId as number, classrooms: [room] })
    await app.make.assignment()
    const clientAt = (address: string) => clientOf({ address, token: app.as(school).token })
    const [here, there] = [clientAt(one), clientAt(other)]
    const times = { opens_at: new Date().toISOString(), closes_at: new Date(Date.now() + 3_600_000).toISOString() }
    const body = { title: 'Check', exam: 'reading', key: `two servers ${byRedis}`, classrooms: [room.id], ...times }
    const { id } = await here.call('addSchedule', { body })
    const listen = () => there.listen('scheduleStream', { params: { id } })
    const edit = (title: string) => here.call('editSchedule', { params: { id }, body: { ...times, title, tries: 1 } })

    const stream = await listen()
    await edit('Another title')
    expect(await stream.next()).toEqual({ list: [], changed: true })
    const published = redis.published.filter((text) => text.includes(`schedule ${id}`))
    expect(published).toEqual(byRedis ? [`lekta:2:schedule ${id} null`] : [])
    if (byRedis) await redis.loseConnections()
    else
      await app.database.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lekta-live' and datname = current_database()",
      )
    await stream.ended()

    let again: EventStream | undefined
    await until(async () => {
      again = await listen().catch(() => undefined)
      return again !== undefined
    })
    await edit('A third title')
    expect(await again?.next()).toEqual({ list: [], changed: true })
    await again?.close()
  },
)
