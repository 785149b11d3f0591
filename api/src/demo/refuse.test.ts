import { hashPassword } from '../auth/password'
import { serverProcess } from '../testing/server-process'
import { type TestApp, testApp } from '../testing/test-app'
import { plannedSchools } from './demo-plan'
import { refuseDemo } from './refuse'
import { demoPassword } from './seed'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

const refuse = () => refuseDemo(app.database, 'set DATABASE_URL to another one')

test('a database with a demo school is refused, even if no account has the demo password', async () => {
  const [planned] = plannedSchools
  await app.make.school({ name: planned?.name ?? '', code: planned?.code ?? '' })
  await expect(refuse()).rejects.toThrow(
    'The database contains schools of the demo (Sekolah Cakrawala), so anyone could log in. A production server needs its own database: set DATABASE_URL to another one.',
  )
})

test('a production server does not start on a database whose admin has the demo password', async () => {
  await app.make.account('admin', { username: 'admin', passwordHash: await hashPassword(demoPassword) })
  const server = serverProcess({ DATABASE_URL: app.databaseUrl, NODE_ENV: 'production', PORT: '0' })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('The database contains accounts with the demo password (admin)')
}, 60_000)

test('a database whose accounts only share usernames with the demo is not refused', async () => {
  await app.make.account('admin', { username: 'admin' })
  await app.make.teacher({ username: 'teacher' })
  await expect(refuse()).resolves.toBeUndefined()
})
