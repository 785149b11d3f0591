import { brand } from '@lekta/shared/brand'
import { eq, sql } from 'drizzle-orm'
import { account, accountLink, auditEntry, consent } from '../database/schema'
import { LINK_LIFETIME } from '../mail/mail-link'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'
import { registrationRateLimits } from './rate-limits'

const GOOD = 'four plain words here'
const HOUR = 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp({ environment: { PUBLIC_URL: 'https://read.example' } })
})
afterAll(() => app.close())
// Starts a new window, so that attempts from other tests do not count.
beforeEach(() => app.clock.startWindow(HOUR))

let made = 0
const newPerson = () => {
  const username = `parent.${++made}x`
  const person = { name: 'Sri Wahyuni', email: `${username}@home.example`, username, password: GOOD }
  return { ...person, language: 'id' as const, consent: true as const }
}

const accountOf = async (username: string) =>
  (await app.database.select().from(account).where(eq(account.username, username)))[0]

const lastMail = async (to: string | null) => {
  await app.runJobs()
  return (await app.mails(to)).at(-1)
}
const secretIn = (text: string | undefined) => /(?:confirm=|change-password\/)([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const logIn = (username: string, password: string) =>
  app.anonymous.send('loginUsername', { body: { username, password } })

describe('a parent who registers', () => {
  test('gets an account with recorded consent at once, and a mail to confirm the address', async () => {
    const body = newPerson()
    expect(await app.anonymous.call('registerParent', { body })).toBeNull()
    const { token } = await app.anonymous.call('loginUsername', { body: { username: body.username, password: GOOD } })
    expect(await app.holding(token).call('profileMe')).toMatchObject({
      name: 'Sri Wahyuni',
      email: body.email,
      email_confirmed: false,
      language: 'id',
      roles: ['parent'],
    })
    const registered = await accountOf(body.username)
    expect(
      await app.database
        .select()
        .from(consent)
        .where(eq(consent.accountId, registered?.id ?? 0)),
    ).toMatchObject([{ subject: 'terms', relation: 'self', wording: brand.legalDate, language: 'id' }])
    expect((await lastMail(body.email))?.text).toContain('Halo Sri Wahyuni,')
  })

  test('can confirm the address once with the mailed link, and is then logged in', async () => {
    const body = newPerson()
    await app.anonymous.call('registerParent', { body })
    const token = secretIn((await lastMail(body.email))?.text)
    const entered = await app.anonymous.call('confirmEmail', { body: { token } })
    const parent = { role: 'parent', fullname: 'Sri Wahyuni', avatar: null, language: 'id', children: [] }
    expect(entered?.user).toEqual(parent)
    expect(await app.holding(entered?.token ?? '').call('profileMe')).toMatchObject({ email_confirmed: true })
    expect(await app.anonymous.refusal('confirmEmail', { body: { token } })).toMatchObject({ status: 410 })
  })

  test('gets an error for a link older than a day and for an unknown link', async () => {
    const body = newPerson()
    await app.anonymous.call('registerParent', { body })
    const token = secretIn((await lastMail(body.email))?.text)
    app.clock.advance(LINK_LIFETIME.confirm)
    expect(await app.anonymous.refusal('confirmEmail', { body: { token } })).toMatchObject({
      status: 410,
      message: 'This link has expired. Please request a new one.',
    })
    expect((await app.anonymous.refusal('confirmEmail', { body: { token: 'made-up' } })).status).toBe(404)
  })
})

describe('a registration', () => {
  test('gets the same response for an address in use, whose owner is informed', async () => {
    const first = newPerson()
    await app.anonymous.call('registerParent', { body: first })
    await app.anonymous.call('confirmEmail', { body: { token: secretIn((await lastMail(first.email))?.text) } })
    const second = { ...newPerson(), email: first.email.toUpperCase() }
    expect(await app.anonymous.call('registerParent', { body: second })).toBeNull()
    expect(await accountOf(second.username)).toBeUndefined()
    const mail = await lastMail(first.email)
    expect(mail?.text).toContain(`dengan nama pengguna ${first.username}`)
    expect(mail?.text).toContain('https://read.example/forgot-password')
  })

  test('with a username that is taken is refused, and nothing is stored', async () => {
    const first = newPerson()
    await app.anonymous.call('registerParent', { body: first })
    const { status, errors } = await app.anonymous.refusal('registerParent', {
      body: { ...newPerson(), username: first.username.toUpperCase(), email: 'new@home.example' },
    })
    expect([status, errors]).toEqual([400, { username: 'This username is already taken. Please choose another.' }])
    expect(await app.database.$count(account, eq(account.email, 'new@home.example'))).toBe(0)
  })

  test.each([
    ['name', { name: ' ' }, 'Please enter a name.'],
    ['email', { email: 'sri' }, 'Please enter an e-mail address like name@example.org.'],
    ['username', { username: 'sri wahyuni' }, expect.stringMatching(/^A username has 3 to 40/)],
    ['password', { password: 'short' }, expect.stringMatching(/^Choose a password of at least 10/)],
    ['password', { password: 'password1234' }, expect.stringMatching(/^Choose a password of at least 10/)],
    ['consent', { consent: false }, 'Please agree to the terms and the privacy policy.'],
    ['language', { language: 'fr' }, 'language must be en or id.'],
  ])('is refused with an error for the %s in %j', async (field, wrong, sentence) => {
    const { status, errors } = await app.anonymous.refusal('registerParent', { body: { ...newPerson(), ...wrong } })
    expect([status, errors]).toEqual([400, { [field]: sentence }])
  })
})

describe('registrations', () => {
  test('leave neither password nor link in the database', async () => {
    const body = newPerson()
    await app.anonymous.call('registerParent', { body })
    const token = secretIn((await lastMail(body.email))?.text)
    const tables = await Promise.all([app.database.select().from(account), app.database.select().from(accountLink)])
    const jobs = await app.database.execute(sql`select data from pgboss.job union all select data from pgboss.archive`)
    const everything = JSON.stringify([tables, jobs.rows])
    expect(everything).not.toContain(token)
    expect(everything).not.toContain(GOOD)
  })

  test('create one account for three simultaneous requests with the same username', async () => {
    const { username } = newPerson()
    const bodies = [1, 2, 3].map((i) => ({ ...newPerson(), username, email: `once${i}.${username}@home.example` }))
    const replies = await Promise.all(bodies.map((body) => app.anonymous.send('registerParent', { body })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('are limited to a few requests for one address', async () => {
    const { email } = newPerson()
    const tries = registrationRateLimits.registerEmail.tries
    for (let i = 0; i < tries; i++) await app.anonymous.call('registerParent', { body: { ...newPerson(), email } })
    const { status, message, headers } = await app.anonymous.refusal('registerParent', {
      body: { ...newPerson(), email },
    })
    expect([status, message]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts\. Please wait (a minute|\d+ minutes)/),
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

const forgetfulParent = async () => {
  const parent = await app.make.parent({ email: `forgetful${++made}@home.example`, language: 'en' })
  const email = parent.email ?? ''
  await app.anonymous.call('forgotPassword', { body: { email } })
  return { parent, email, id: secretIn((await lastMail(email))?.text) }
}

describe('a forgotten password', () => {
  test('can be changed once with the mailed link, which ends all sessions and informs the owner', async () => {
    const { parent, email, id } = await forgetfulParent()
    const client = app.as(parent)
    await client.call('profileMe')
    expect(await app.anonymous.call('checkPasswordLink', { params: { id } })).toEqual({ name: parent.name })
    expect(await app.anonymous.call('changePassword', { params: { id }, body: { password: GOOD } })).toBeNull()
    expect(await client.refusal('profileMe')).toMatchObject({
      status: 401,
      code: 50008,
      message: 'You have been logged out. Please log in again.',
    })
    expect((await logIn(parent.username, PASSWORD)).status).toBe(401)
    expect((await logIn(parent.username, GOOD)).status).toBe(200)
    expect((await lastMail(email))?.text).toContain('Your password has just been changed.')
    for (const refusal of [
      await app.anonymous.refusal('checkPasswordLink', { params: { id } }),
      await app.anonymous.refusal('changePassword', { params: { id }, body: { password: `${GOOD}!` } }),
    ]) {
      expect(refusal).toMatchObject({ status: 410, message: expect.stringMatching(/^This link has already been used/) })
    }
  })

  test('confirms the e-mail address when it is changed with the mailed link', async () => {
    const { parent, id } = await forgetfulParent()
    await app.anonymous.call('changePassword', { params: { id }, body: { password: GOOD } })
    expect((await accountOf(parent.username))?.emailConfirmedAt).toBeInstanceOf(Date)
  })

  test('sends no mail to an unknown address, with the same response', async () => {
    expect(await app.anonymous.call('forgotPassword', { body: { email: 'nobody@home.example' } })).toBeNull()
    expect(await lastMail('nobody@home.example')).toBeUndefined()
  })

  test('can only be requested a few times for one address', async () => {
    const body = { email: `often${++made}@home.example` }
    for (let i = 0; i < registrationRateLimits.forgotEmail.tries; i++)
      await app.anonymous.call('forgotPassword', { body })
    expect((await app.anonymous.refusal('forgotPassword', { body })).status).toBe(429)
  })
})

describe('a mailed password link', () => {
  test('works even if another was mailed later, and then all of them stop working', async () => {
    const { email, id: older } = await forgetfulParent()
    await app.anonymous.call('forgotPassword', { body: { email } })
    const newer = secretIn((await lastMail(email))?.text)
    expect(newer).not.toBe(older)
    await app.anonymous.call('changePassword', { params: { id: older }, body: { password: GOOD } })
    expect((await app.anonymous.refusal('checkPasswordLink', { params: { id: newer } })).status).toBe(410)
  })

  test('does not work after an hour', async () => {
    const { id } = await forgetfulParent()
    app.clock.advance(LINK_LIFETIME.reset)
    expect(await app.anonymous.refusal('checkPasswordLink', { params: { id } })).toMatchObject({
      status: 410,
      message: 'This link has expired. Please request a new one.',
    })
  })

  test('does not accept a weak password, and still works', async () => {
    const { parent, id } = await forgetfulParent()
    const weak = { params: { id }, body: { password: parent.username } }
    expect((await app.anonymous.refusal('changePassword', weak)).errors).toHaveProperty('password')
    expect(await app.anonymous.call('changePassword', { params: { id }, body: { password: GOOD } })).toBeNull()
  })

  test('works once if it is used three times at the same time', async () => {
    const { id } = await forgetfulParent()
    const uses = [1, 2, 3].map((i) =>
      app.anonymous.send('changePassword', { params: { id }, body: { password: `${GOOD} ${i}` } }),
    )
    expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })
})

describe('a password link from a school', () => {
  const inSchool = async () => {
    const school = await app.make.school()
    const atSchool = { schoolId: school.id }
    const classroom = await app.make.classroom(atSchool)
    const teacher = await app.make.teacher({ ...atSchool, classrooms: [classroom] })
    const schoolAccount = await app.make.schoolAccount(atSchool)
    return {
      schoolAccount,
      teacher,
      student: await app.make.student({ ...atSchool, classrooms: [classroom] }),
      atSchool,
    }
  }
  const partsOf = (url: string) => {
    const [username = '', token = ''] = url.split('/change-password-bypass/')[1]?.split('/') ?? []
    return { username, token }
  }

  test('lets a student choose a password of at least six characters, once, six days later', async () => {
    const { teacher, student } = await inSchool()
    const { url } = await app.as(teacher).call('createPasswordLink', { params: { id: student.id } })
    expect(url).toMatch(/^https:\/\/read\.example\/change-password-bypass\/child-\d+\/[\w-]{43}$/)
    const body = { ...partsOf(url), password: 'kancil' }
    app.clock.advance(6 * 24 * HOUR)
    const short = { body: { ...body, password: 'kanci' } }
    expect((await app.anonymous.refusal('changePasswordBypass', short)).errors).toEqual({
      password: expect.stringMatching(/at least 6 characters/),
    })
    expect(await app.anonymous.call('changePasswordBypass', { body })).toBeNull()
    expect((await logIn(student.username, 'kancil')).status).toBe(200)
    expect((await app.anonymous.refusal('changePasswordBypass', { body })).status).toBe(410)
  })

  test('works only for its student and only at its own endpoint', async () => {
    const { teacher, student } = await inSchool()
    const other = await app.make.student()
    const { url } = await app.as(teacher).call('createPasswordLink', { params: { id: student.id } })
    const { token } = partsOf(url)
    const body = { username: other.username, token, password: GOOD }
    expect((await app.anonymous.refusal('changePasswordBypass', { body })).status).toBe(404)
    expect((await app.anonymous.refusal('changePassword', { params: { id: token }, body })).status).toBe(404)
  })

  test('is recorded with its creator and its account', async () => {
    const { schoolAccount, student } = await inSchool()
    await app.as(schoolAccount).call('createPasswordLink', { params: { id: student.id } })
    expect(await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, student.id))).toMatchObject([
      { accountId: schoolAccount.id, action: 'password link made' },
    ])
  })

  test('can be created for the school’s own teachers, but not for its managers', async () => {
    const { schoolAccount, teacher, atSchool } = await inSchool()
    const client = app.as(schoolAccount)
    const { url } = await client.call('createTeacherPasswordLink', { params: { id: teacher.id } })
    await app.anonymous.call('changePasswordBypass', { body: { ...partsOf(url), password: GOOD } })
    const body = { username: teacher.username, password: GOOD }
    expect((await app.anonymous.call('loginMaster', { body })).user.role).toBe('teacher')
    const head = await app.make.account('school', { ...atSchool, roles: ['teacher', 'school'] })
    for (const { id } of [head, schoolAccount, await app.make.teacher()]) {
      expect((await client.refusal('createTeacherPasswordLink', { params: { id } })).status).toBe(404)
    }
  })
})
