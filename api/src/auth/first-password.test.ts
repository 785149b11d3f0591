import { eq } from 'drizzle-orm'
import { account } from '../database/schema'
import { createStudents, createTeachers } from '../people/create-accounts'
import { type TestApp, testApp } from '../testing/test-app'
import { isUnused } from './password'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function createAccount(make: typeof createStudents | typeof createTeachers) {
  const schoolAccount = await app.make.schoolAccount()
  const tenant = { role: 'school', accountId: schoolAccount.id, schoolId: schoolAccount.schoolId as number } as const
  const [card] = await app.database.transaction((transaction) => make(tenant, transaction, [{ name: 'Sri Wahyuni' }]))
  if (!card) throw new Error('Nobody was made')
  return card
}

const storedHash = async (id: number) => {
  const [row] = await app.database.select({ hash: account.passwordHash }).from(account).where(eq(account.id, id))
  return row?.hash ?? ''
}

test('a child can log in repeatedly with the card’s password, also in capitals and with spaces', async () => {
  const { id, username, password } = await createAccount(createStudents)
  for (const typed of [password, password.toUpperCase(), password.replaceAll('-', ' ')]) {
    const login = await app.anonymous.call('loginUsername', { body: { username, password: typed } })
    expect(login.must_change_password).toBe(false)
    expect(isUnused(await storedHash(id))).toBe(false)
  }
})

describe('a teacher with a first password', () => {
  const firstLogin = async () => {
    const { username, password } = await createAccount(createTeachers)
    const login = await app.anonymous.call('loginMaster', { body: { username, password } })
    return { username, password, login, client: app.holding(login.token) }
  }

  test('has to choose a new one before anything else', async () => {
    const { login, client } = await firstLogin()
    expect(login.must_change_password).toBe(true)
    expect((await client.call('profileMe')).must_change_password).toBe(true)
    expect(await client.refusal('students', { query: {} })).toMatchObject({
      status: 403,
      message: 'Please choose your own password first.',
    })
  })

  test('can continue with the new one, and the first one stops working', async () => {
    const { username, password, client } = await firstLogin()
    await client.call('chooseFirstPassword', { body: { password: 'rain on tin roofs' } })
    expect((await client.call('students', { query: {} })).total).toBe(0)
    const again = await app.anonymous.call('loginMaster', { body: { username, password: 'rain on tin roofs' } })
    expect(again.must_change_password).toBe(false)
    expect(await app.anonymous.refusal('loginMaster', { body: { username, password } })).toMatchObject({ status: 401 })
  })

  test('has to choose a strong one, and can do so only once', async () => {
    const { username, client } = await firstLogin()
    for (const password of ['short', username, 'password123']) {
      expect(await client.refusal('chooseFirstPassword', { body: { password } })).toMatchObject({
        status: 400,
        errors: { password: expect.stringMatching(/^Choose a password of at least 10 characters/) },
      })
    }
    await client.call('chooseFirstPassword', { body: { password: 'rain on tin roofs' } })
    const twice = await client.refusal('chooseFirstPassword', { body: { password: 'rain on tin roofs' } })
    expect(twice.status).toBe(409)
  })
})

test('an archived account cannot log in or use its session', async () => {
  const child = await app.make.student({ archivedAt: new Date() })
  const body = { username: child.username, password: 'a password for tests' }
  expect(await app.anonymous.refusal('loginUsername', { body })).toMatchObject({ status: 401, code: 401 })
  expect(await app.as(child).refusal('profileMe')).toMatchObject({ status: 401, code: 50008 })
})
