import { eq } from 'drizzle-orm'
import { account } from '../database/schema'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'
import { accountRateLimits } from './rate-limits'

const GOOD = 'four plain words here'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
// Starts a new window, so that attempts made in other tests do not count.
beforeEach(() => app.clock.startWindow(accountRateLimits.edit.window))

let made = 0
const newEmail = () => `address${++made}@home.example`
const withEmail = () => ({ email: newEmail(), emailConfirmedAt: new Date(), language: 'en' as const })
const newTeacher = () => app.make.teacher(withEmail())

const lastMail = async (to: string | null) => {
  await app.runJobs()
  return (await app.mails(to)).at(-1)
}
const secretIn = (text: string | undefined) => /(?:confirm=|change-password\/)([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const confirmationFor = async (email: string) => secretIn((await lastMail(email))?.text)

const change = (owner: { id: number }, email: string, password = PASSWORD) =>
  app.as(owner).call('editMe', { body: { email, password } })

describe('a new e-mail address', () => {
  test('needs the current password', async () => {
    const client = app.as(await newTeacher())
    const email = newEmail()
    for (const password of [undefined, 'a guess']) {
      const { status, errors } = await client.refusal('editMe', { body: { email, password } })
      expect([status, Object.keys(errors ?? {})]).toEqual([400, ['password']])
    }
    expect(await client.call('profileMe')).toMatchObject({ pending_email: null })
    expect(await lastMail(email)).toBeUndefined()
  })

  test('cannot be set by guessing the password from an open session', async () => {
    const client = app.as(await newTeacher())
    const guess = { body: { email: newEmail(), password: 'a guess' } }
    for (let i = 0; i < accountRateLimits.password.tries; i++)
      expect((await client.refusal('editMe', guess)).status).toBe(400)
    expect((await client.refusal('editMe', guess)).status).toBe(429)
  })

  test('is pending until it is confirmed; the current one is kept and gets a mail about the change', async () => {
    const owner = await newTeacher()
    const email = newEmail()
    const profile = await change(owner, email.toUpperCase())
    expect(profile).toMatchObject({ email: owner.email, email_confirmed: true, pending_email: email })
    expect((await lastMail(owner.email))?.text).toContain(`wants to use the address ${email} for your account`)
    const token = await confirmationFor(email)
    expect(await app.anonymous.call('confirmEmail', { body: { token } })).toBeNull()
    expect(await app.as(owner).call('profileMe')).toMatchObject({
      email,
      email_confirmed: true,
      pending_email: null,
    })
    expect((await lastMail(owner.email))?.text).toContain(`Your account now uses the address ${email}.`)
  })

  test('gets no password link before it is confirmed; the current one does', async () => {
    const owner = await newTeacher()
    const email = newEmail()
    await change(owner, email)
    await confirmationFor(email)
    const before = (await app.mails(email)).length
    await app.anonymous.call('forgotPassword', { body: { email } })
    await app.anonymous.call('forgotPassword', { body: { email: owner.email ?? '' } })
    expect((await lastMail(owner.email))?.text).toContain('/change-password/')
    expect(await app.mails(email)).toHaveLength(before)
  })

  test('once confirmed invalidates the password links sent to the previous one', async () => {
    const owner = await newTeacher()
    await app.anonymous.call('forgotPassword', { body: { email: owner.email ?? '' } })
    const id = secretIn((await lastMail(owner.email))?.text)
    const email = newEmail()
    await change(owner, email)
    expect((await app.anonymous.call('checkPasswordLink', { params: { id } })).name).toBe(owner.name)
    await app.anonymous.call('confirmEmail', { body: { token: await confirmationFor(email) } })
    expect((await app.anonymous.refusal('checkPasswordLink', { params: { id } })).status).toBe(410)
  })
})

describe('a change of e-mail address', () => {
  test('is dropped by cancelling, another change or a new password, and its link then returns 410', async () => {
    const actions = {
      cancel: (owner: { id: number }) => app.as(owner).call('cancelEmailChange'),
      another: (owner: { id: number }) => change(owner, newEmail()),
      password: (owner: { id: number }) =>
        app.as(owner).call('changeMyPassword', { body: { current: PASSWORD, password: GOOD } }),
    }
    for (const drop of Object.values(actions)) {
      const owner = await newTeacher()
      const email = newEmail()
      await change(owner, email)
      const token = await confirmationFor(email)
      await drop(owner)
      expect((await app.anonymous.refusal('confirmEmail', { body: { token } })).status).toBe(410)
      expect((await app.as(owner).call('profileMe')).email).toBe(owner.email)
    }
  })

  test('can have its confirmation mail sent again a few times an hour', async () => {
    const owner = await newTeacher()
    const email = newEmail()
    await change(owner, email)
    for (let i = 0; i < accountRateLimits.confirmation.tries; i++) await app.as(owner).call('sendConfirmation')
    expect((await app.as(owner).refusal('sendConfirmation')).status).toBe(429)
    await app.runJobs()
    expect(await app.mails(email)).toHaveLength(1 + accountRateLimits.confirmation.tries)
  })

  test('to the current one needs no password, and it stays confirmed', async () => {
    const owner = await newTeacher()
    const body = { email: owner.email ?? '', name: 'Sri' }
    expect(await app.as(owner).call('editMe', { body })).toMatchObject({ name: 'Sri', email_confirmed: true })
  })

  test('to one of another account gets the usual response, and its owner gets a mail', async () => {
    const [owner, other] = [await newTeacher(), await newTeacher()]
    const free = newEmail()
    const profiles = [await change(owner, other.email ?? ''), await change(owner, free)]
    expect(profiles.map(({ pending_email }) => pending_email)).toEqual([other.email, free])
    const mail = await lastMail(other.email)
    expect(mail?.text).toContain(`It belongs to your account ${other.username}`)
    expect(mail?.text).not.toContain('confirm=')
  })
})

describe('an unconfirmed address', () => {
  const register = async (email: string) => {
    const username = `parent.${++made}`
    const body = { name: 'Sri', email, username, password: GOOD, language: 'en' as const, consent: true as const }
    await app.anonymous.call('registerParent', { body })
    const [row] = await app.database.select().from(account).where(eq(account.username, username))
    return row
  }

  test('does not stop its real owner from registering and confirming it', async () => {
    const email = newEmail()
    const squatter = await register(email)
    const owner = await register(email)
    const token = await confirmationFor(email)
    expect((await app.anonymous.call('confirmEmail', { body: { token } }))?.user.fullname).toBe('Sri')
    expect(await app.as({ id: owner?.id ?? 0 }).call('profileMe')).toMatchObject({ email, email_confirmed: true })
    await app.as({ id: squatter?.id ?? 0 }).call('sendConfirmation')
    expect((await lastMail(email))?.text).toContain(`It belongs to your account ${owner?.username}`)
  })

  test('of a teacher is removed when another account confirms it', async () => {
    const email = newEmail()
    const mistyped = await app.make.teacher({ email })
    const owner = await newTeacher()
    await change(owner, email)
    await app.anonymous.call('confirmEmail', { body: { token: await confirmationFor(email) } })
    expect((await app.as(owner).call('profileMe')).email).toBe(email)
    expect((await app.as(mistyped).call('profileMe')).email).toBeNull()
  })

  test('of a registered parent still gets a password link, which confirms the address when used', async () => {
    const email = newEmail()
    const parent = await register(email)
    await confirmationFor(email)
    await app.anonymous.call('forgotPassword', { body: { email } })
    const id = secretIn((await lastMail(email))?.text)
    await app.anonymous.call('changePassword', { params: { id }, body: { password: 'five plain words this time' } })
    expect(await app.as({ id: parent?.id ?? 0 }).call('profileMe')).toMatchObject({ email_confirmed: true })
  })

  test('that a school entered gets a mail to ask the school instead of a password link', async () => {
    const email = newEmail()
    await app.make.teacher({ email })
    await app.anonymous.call('forgotPassword', { body: { email } })
    const mail = await lastMail(email)
    expect(mail?.text).toContain('Please ask your school')
    expect(mail?.text).not.toContain('/change-password/')
  })

  test('of a parent does not stop a school from entering it for a teacher', async () => {
    const email = newEmail()
    await register(email)
    const schoolAccount = await app.make.schoolAccount()
    const body = { name: 'Sri Wahyuni', email }
    expect(await app.as(schoolAccount).call('addTeacher', { body })).toMatchObject({ name: 'Sri Wahyuni' })
  })
})

test('a parent account and a teacher account can share one confirmed address', async () => {
  const email = newEmail()
  const parent = await app.make.parent({ ...withEmail(), email })
  const teacher = await app.make.teacher({ email, language: 'en' })
  await app.as(teacher).call('sendConfirmation')
  expect(await app.anonymous.call('confirmEmail', { body: { token: await confirmationFor(email) } })).toBeNull()
  expect((await app.as(teacher).call('profileMe')).email_confirmed).toBe(true)
  await app.anonymous.call('forgotPassword', { body: { email } })
  await app.runJobs()
  const usernames = (await app.mails(email)).slice(-2).map(({ text }) => /Your username is (\S+)\./.exec(text)?.[1])
  expect(usernames.sort()).toEqual([parent.username, teacher.username].sort())
  const { user } = await app.anonymous.call('loginMaster', { body: { username: email, password: PASSWORD } })
  expect(user.role).toBe('teacher')
})

test('when two accounts confirm one address at the same time, only one gets it', async () => {
  const email = newEmail()
  const owners = [await newTeacher(), await newTeacher()]
  const tokens: string[] = []
  for (const owner of owners) {
    await change(owner, email)
    tokens.push(await confirmationFor(email))
  }
  const replies = await Promise.all(tokens.map((token) => app.anonymous.send('confirmEmail', { body: { token } })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})
