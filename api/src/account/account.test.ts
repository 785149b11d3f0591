import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { account, auditEntry, picture, session } from '../database/schema'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'
import { accountRateLimits } from './rate-limits'

const GOOD = 'four plain words here'
const HOUR = 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const lastMail = async (to: string | null) => {
  await app.runJobs()
  return (await app.mails(to)).at(-1)
}
let made = 0
const parentWithMail = () =>
  app.make.parent({ email: `own${++made}@home.example`, emailConfirmedAt: new Date(), language: 'en' })

describe('the owner of an account', () => {
  test('changes only the submitted fields', async () => {
    const client = app.as(await app.make.teacher())
    const { consent_due: _, ...before } = await client.call('profileMe')
    const body = { name: ' Sri Wahyuni ', language: 'id' as const }
    expect(await client.call('editMe', { body })).toEqual({ ...before, name: 'Sri Wahyuni', language: 'id' })
    expect(await client.call('profileMe')).toMatchObject(await client.call('editMe', { body: {} }))
  })

  test('gets an error for a taken username, and nothing is changed', async () => {
    const other = await app.make.parent()
    const client = app.as(await app.make.parent())
    const before = await client.call('profileMe')
    const { status, errors } = await client.refusal('editMe', { body: { name: 'Changed', username: other.username } })
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['username']])
    expect(await client.call('profileMe')).toEqual(before)
  })

  test('who is a child can change only the language', async () => {
    const client = app.as(await app.make.student())
    expect(await client.call('editMe', { body: { language: 'id' } })).toMatchObject({ language: 'id' })
    for (const body of [{ name: 'Me' }, { email: 'me@home.example' }, { username: 'myself', language: 'en' }]) {
      expect((await client.refusal('editMe', { body })).status).toBe(403)
    }
  })

  test('can have the confirmation mail sent again a few times an hour, if there is an address', async () => {
    const client = app.as(await app.make.parent({ email: `again${++made}@home.example` }))
    for (let i = 0; i < accountRateLimits.confirmation.tries; i++) await client.call('sendConfirmation')
    expect((await client.refusal('sendConfirmation')).status).toBe(429)
    expect((await lastMail(`again${made}@home.example`))?.text).toContain('confirm=')
    expect((await app.as(await app.make.parent()).refusal('sendConfirmation')).status).toBe(409)
  })
})

const fileOf = (content: Buffer, name = 'me.png') => new File([new Uint8Array(content)], name)

const halves = (width = 300, height = 600) => {
  const base = sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
  const lower = { create: { width, height: height / 2, channels: 3 as const, background: '#0000ff' } }
  return base.composite([{ input: lower, top: height / 2, left: 0 }])
}

const get = (path: string | null) => fetch(app.address + path)

describe('a profile picture', () => {
  test('is stored as a 256 px WebP square, served without a session and cacheable for a year', async () => {
    const client = app.as(await app.make.student())
    const { avatar } = await client.call('uploadAvatar', { file: fileOf(await halves().jpeg().toBuffer()) })
    expect(avatar).toMatch(/^\/api\/picture\/[\w-]{43}$/)
    expect(await client.call('profileMe')).toMatchObject({ avatar })
    const reply = await get(avatar)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const stored = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  test('is rotated upright and stripped of its EXIF data', async () => {
    const client = app.as(await app.make.parent())
    // In EXIF, 6 means that viewers must rotate the picture a quarter turn to the right.
    const orientation = 6
    const exif = { IFD0: { Copyright: 'a secret place' } }
    const rotated = await halves(600, 600).withMetadata({ orientation, exif }).jpeg().toBuffer()
    expect(rotated.includes('secret')).toBe(true)
    const { avatar } = await client.call('uploadAvatar', { file: fileOf(rotated) })
    const bytes = Buffer.from(await (await get(avatar)).arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('secret')).toBe(false)
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) =>
      [data[(y * 256 + x) * 3], data[(y * 256 + x) * 3 + 2]].map((v) => (v ?? 0) > 128)
    expect([at(20, 128), at(236, 128)]).toEqual([
      [false, true],
      [true, false],
    ])
  })

  test('replaces the previous one, and can be removed', async () => {
    const parent = await app.make.parent()
    const client = app.as(parent)
    const file = fileOf(await halves().png().toBuffer())
    const first = await client.call('uploadAvatar', { file })
    const second = await client.call('uploadAvatar', { file })
    expect([(await get(first.avatar)).status, (await get(second.avatar)).status]).toEqual([404, 200])
    expect(await client.call('removeAvatar')).toMatchObject({ avatar: null })
    expect((await get(second.avatar)).status).toBe(404)
    expect(await app.database.$count(picture, eq(picture.accountId, parent.id))).toBe(0)
  })

  test('that does not exist returns a 404 with a message', async () => {
    const reply = await get('/api/picture/made-up')
    expect([reply.status, await reply.json()]).toEqual([404, { code: 404, message: 'There is no such picture.' }])
  })
})

describe('an uploaded picture', () => {
  test.each([
    ['text', Buffer.from('hello'), /^We cannot read this picture/],
    [
      'an SVG, which may contain a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /^We cannot read this picture/,
    ],
    ['a damaged PNG', Buffer.from('\x89PNG\r\n\x1a\n and nothing else', 'latin1'), /^This picture is damaged/],
  ])('is refused when it is %s', async (_, content, sentence) => {
    const client = app.as(await app.make.parent())
    const { status, errors } = await client.refusal('uploadAvatar', { file: fileOf(content) })
    expect([status, errors]).toEqual([400, { file: expect.stringMatching(sentence) }])
    expect(await client.call('profileMe')).toMatchObject({ avatar: null })
  })

  test('is refused when it decompresses to more than 50 megapixels', async () => {
    const size = { width: 8000, height: 8000, channels: 3 as const, background: '#ffffff' }
    const bomb = await sharp({ create: size }).png({ compressionLevel: 9 }).toBuffer()
    const refusal = await app.as(await app.make.parent()).refusal('uploadAvatar', { file: fileOf(bomb) })
    expect(refusal).toMatchObject({ status: 400, errors: { file: expect.stringMatching(/50 megapixels/) } })
  })

  test('is refused when it is larger than 5 MB', async () => {
    const file = fileOf(Buffer.alloc(5 * 1024 * 1024 + 1))
    const refusal = await app.as(await app.make.parent()).refusal('uploadAvatar', { file })
    expect(refusal).toMatchObject({ status: 413, message: 'This file is too large. The limit is 5 MB.' })
  })
})

describe('one’s own password', () => {
  test('can be changed with the current one, which ends all other sessions and sends a mail', async () => {
    const parent = await parentWithMail()
    const [here, there] = [app.as(parent), app.as(parent)]
    await there.call('profileMe')
    expect(await here.call('changeMyPassword', { body: { current: PASSWORD, password: GOOD } })).toBeNull()
    expect(await there.refusal('profileMe')).toMatchObject({ code: 50008 })
    expect(await here.call('profileMe')).toMatchObject({ id: parent.id })
    const body = { username: parent.username, password: GOOD }
    expect((await app.anonymous.send('loginUsername', { body })).status).toBe(200)
    expect((await lastMail(parent.email))?.text).toContain('has just been changed')
  })

  test.each([
    ['a wrong current one', 'current', { current: 'wrong', password: GOOD }],
    ['a new one that is too short', 'password', { current: PASSWORD, password: 'short' }],
    ['a new one that equals it', 'password', { current: PASSWORD, password: PASSWORD }],
  ])('is not changed with %s', async (_, field, body) => {
    const parent = await app.make.parent()
    const { status, errors } = await app.as(parent).refusal('changeMyPassword', { body })
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
    const [stored] = await app.database.select().from(account).where(eq(account.id, parent.id))
    expect(stored?.passwordHash).toBe(parent.passwordHash)
  })

  test('cannot be guessed from an open session: after too many wrong ones, the status is 429', async () => {
    const client = app.as(await app.make.parent())
    const guess = { body: { current: 'a guess', password: GOOD } }
    for (let i = 0; i < accountRateLimits.password.tries; i++)
      expect((await client.refusal('changeMyPassword', guess)).status).toBe(400)
    expect((await client.refusal('changeMyPassword', guess)).status).toBe(429)
  })
})

describe('sessions', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'
  const logIn = async (username: string) => {
    const reply = await fetch(`${app.address}/api/auth/loginUsername`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': chrome },
      body: JSON.stringify({ username, password: PASSWORD }),
    })
    const { data } = (await reply.json()) as { data: { token: string } }
    return app.holding(data.token)
  }

  test('are listed with device and last use, with the current one marked and without ended ones', async () => {
    const parent = await app.make.parent()
    const [first, second, gone, left] = [app.as(parent), await logIn(parent.username), app.as(parent), app.as(parent)]
    await gone.call('logout', { body: {} })
    await left.call('logout', { body: { leaving: true } })
    app.clock.advance(2 * HOUR)
    await first.call('profileMe')
    const sessions = await first.call('mySessions')
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['', true],
      ['Chrome · Windows', false],
    ])
    expect(sessions[0]?.used_at).toBe([...sessions.map(({ used_at }) => used_at)].sort().at(-1))
    expect(await second.call('profileMe')).toBeTruthy()
  })

  test('can be ended one by one, or all others at once', async () => {
    const parent = await app.make.parent()
    const [here, one, other] = [app.as(parent), await logIn(parent.username), app.as(parent)]
    await other.call('profileMe')
    const shown = await here.call('mySessions')
    const { id } = shown.find(({ device }) => device !== '') ?? { id: 0 }
    await here.call('endMySession', { params: { id } })
    expect((await one.refusal('profileMe')).code).toBe(50008)
    expect((await here.refusal('endMySession', { params: { id } })).status).toBe(404)
    await here.call('endMyOtherSessions')
    expect((await other.refusal('profileMe')).code).toBe(50008)
    expect(await here.call('mySessions')).toHaveLength(1)
  })

  test('of another account cannot be ended', async () => {
    const stranger = await app.make.parent()
    const client = app.as(stranger)
    const [{ id } = { id: 0 }] = await client.call('mySessions')
    expect((await app.as(await app.make.parent()).refusal('endMySession', { params: { id } })).status).toBe(404)
    expect(await client.call('mySessions')).toHaveLength(1)
  })
})

test('a staff account without a school can see its profile and log out, but not list students', async () => {
  for (const role of ['school', 'teacher'] as const) {
    const client = app.as(await app.make.account(role))
    expect(await client.call('profileMe')).toMatchObject({ roles: [role], school: null })
    expect((await client.refusal('students', { query: {} })).status).toBe(403)
    expect(await client.call('logout', { body: {} })).toBeNull()
  }
})

test('a parent’s switch to a child is recorded in the audit log', async () => {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id })
  await app.as(parent).call('loginId', { body: { id: child.id } })
  expect(await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, child.id))).toMatchObject([
    { accountId: parent.id, action: 'act as child', subject: null },
  ])
  expect(await app.database.$count(session, eq(session.accountId, child.id))).toBe(1)
})
