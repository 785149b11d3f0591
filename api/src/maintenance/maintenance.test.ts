import { contracts } from '@lekta/shared/contract/contract'
import { type Endpoint, roles } from '@lekta/shared/contract/endpoint'
import { failureCodes, maintenanceHeader } from '@lekta/shared/contract/envelope'
import { like } from 'drizzle-orm'
import { bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import { runTool } from '../cli/run'
import { auditEntry, classroom } from '../database/schema'
import { jobs } from '../jobs'
import type { EndpointName } from '../testing/endpoints'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
})
afterAll(() => app.close())

const newAdmin = () => app.make.account('admin')
const switchTo = async (on: boolean, message?: string) =>
  app.as(await newAdmin()).send('switchMaintenance', { body: { on, ...(message !== undefined && { message }) } })
afterEach(() => switchTo(false))

const refusal = {
  code: failureCodes.maintenance,
  message: 'Lekta is being maintained, so nothing can be changed right now. Please try again later.',
}

describe('during maintenance', () => {
  const all = Object.values(contracts).flatMap((contract) => Object.entries<Endpoint>(contract))
  const changes = all.flatMap(([name, { method, duringMaintenance }]) =>
    method === 'POST' && !duringMaintenance ? [name as EndpointName] : [],
  )

  test('every call that changes something is refused, whoever makes it, and says when to try again', async () => {
    await switchTo(true)
    const { id: schoolId } = await app.make.school()
    const client = app.as(await app.make.account('school', { roles: [...roles], schoolId }))
    expect(changes.length).toBeGreaterThan(90)
    for (const name of changes) {
      const { status, body, headers } = await client.send(name, { params: { id: 1 } })
      expect([name, status, body]).toEqual([name, 503, refusal])
      expect(headers.get('retry-after')).toBe('300')
    }
  })

  test('nothing is written, and the same call works afterwards', async () => {
    const client = app.as(await app.make.schoolAccount())
    await switchTo(true)
    expect((await client.send('addClassroom', { body: { name: '4A', grade: 4 } })).status).toBe(503)
    expect(await app.database.select().from(classroom)).toEqual([])
    await switchTo(false)
    expect((await client.send('addClassroom', { body: { name: '4A', grade: 4 } })).status).toBe(200)
  })

  test('people can log in and read, and every response says that there is maintenance', async () => {
    const teacher = await app.make.teacher()
    expect((await app.as(teacher).send('profileMe')).headers.get(maintenanceHeader)).toBeNull()
    await switchTo(true, 'Back at 18:00.')
    const { status, headers } = await app.as(teacher).send('profileMe')
    expect([status, headers.get(maintenanceHeader)]).toEqual([200, expect.stringMatching(/^\d{4}-/)])
    expect(await app.anonymous.call('maintenance')).toEqual({ since: expect.any(String), message: 'Back at 18:00.' })
  })

  test('a child who is taking a test finishes it, and nobody begins one', async () => {
    const child = await app.make.student({ grade: 4 })
    const [begun, other] = [
      await app.make.assignment({ studentId: child.id }),
      await app.make.assignment({ studentId: child.id }),
    ]
    const client = app.as(child)
    await client.call('startTest', { params: { code: 'reading', id: begun.id } })
    await switchTo(true)
    const { status, body } = await client.send('startTest', { params: { code: 'reading', id: other.id } })
    expect([status, body]).toEqual([503, refusal])
    const bank = await bankOf(app.database, app.clock.now())
    const { state } = await takeTest(client, { code: 'reading', id: begun.id }, answerByAbility(bank, 0, Math.random))
    expect(state.finished).toBe(true)
  })
})

describe('an admin', () => {
  test('changes the message without a new beginning, and both switches are recorded once', async () => {
    const admin = await newAdmin()
    const client = app.as(admin)
    const begun = await client.call('switchMaintenance', { body: { on: true } })
    const changed = await client.call('switchMaintenance', { body: { on: true, message: 'Back soon.' } })
    expect(changed).toEqual({ since: begun.since, message: 'Back soon.' })
    await client.call('switchMaintenance', { body: { on: false } })
    expect(await client.call('switchMaintenance', { body: { on: false } })).toEqual({ since: null, message: null })
    const entries = await app.database.select().from(auditEntry).where(like(auditEntry.action, 'maintenance%'))
    expect(entries.filter(({ accountId }) => accountId === admin.id).map(({ action }) => action)).toEqual([
      'maintenance began',
      'maintenance ended',
    ])
  })

  test('cannot use a message that is empty or too long', async () => {
    for (const message of [' ', 'x'.repeat(201)]) expect((await switchTo(true, message)).status).toBe(400)
    expect(await app.anonymous.call('maintenance')).toEqual({ since: null, message: null })
  })
})

test('the command switches it for running servers within a second', async () => {
  const printed: string[] = []
  const run = (...args: string[]) =>
    runTool(['maintenance', ...args], {
      environment: { DATABASE_URL: app.databaseUrl, NODE_ENV: 'test', DEMO: '0' },
      ask: null,
      readInput: async () => '',
      print: (text) => void printed.push(text),
      printError: (text) => void printed.push(text),
      progress: () => undefined,
      jobs,
    })
  expect(await run('on', '--message', 'Back at 18:00.')).toBe(0)
  await run('status')
  expect(printed.at(-1)).toMatch(/^Maintenance has been on since .*\nBack at 18:00\.$/)
  const isOn = async () => (await app.anonymous.call('maintenance')).since !== null
  await until(isOn)
  expect(await run('off')).toBe(0)
  await until(async () => !(await isOn()))
  await run('status')
  expect(printed.at(-1)).toBe('Maintenance is off.')
})
