import { and, eq } from 'drizzle-orm'
import { auditEntry, release, releasePreview } from '../../database/schema'
import type { TestClient } from '../../testing/client'
import { type TestApp, testApp } from '../../testing/test-app'
import { describeRelease } from '../testing'

const HOUR = 3600_000

let app: TestApp
let admin: TestClient
let teacher: { id: number; username: string }
let releaseId: number
beforeAll(async () => {
  app = await testApp()
  admin = app.as(await app.make.account('admin'))
  await admin.call('addReleaseArea', { body: { name: 'library', paths: ['/library/'], key: null } })
  const { author, ...content } = describeRelease({ version: '1.0.0' })
  const values = { area: 'library', version: '1.0.0', content, author, packageHash: 'abc', bytes: 1, checks: [] }
  const [row] = await app.database.insert(release).values(values).returning({ id: release.id })
  releaseId = row?.id ?? 0
})
afterAll(() => app.close())
beforeEach(async () => {
  const { id } = await app.make.school()
  teacher = await app.make.teacher({ schoolId: id })
  await admin.call('addTester', { body: { username: teacher.username } })
})

const body = (username: string) => ({ version: '1.0.0', username, hours: 2 })
async function linkFor({ username }: { username: string }) {
  const { url } = await admin.call('createPreview', { params: { area: 'library' }, body: body(username) })
  return new URL(url).searchParams.get('link') ?? ''
}
const previewsOf = async ({ id }: { id: number }) =>
  app.database.select().from(releasePreview).where(eq(releasePreview.accountId, id))

test('a link changes nothing until the tester accepts it; then the preview lasts until the link expires', async () => {
  const [client, link] = [app.as(teacher), await linkFor(teacher)]
  const offer = await client.call('previewOffer', { query: { link } })
  expect(offer).toMatchObject({ area: 'library', version: '1.0.0', author: 'Ayu Lestari' })
  expect(await previewsOf(teacher)).toEqual([])
  await client.call('acceptPreview', { body: { link } })
  const preview = { area: 'library', version: '1.0.0', expires_at: offer.expires_at }
  expect(await client.call('previews')).toEqual({ may_preview: true, previews: [preview] })
  await client.call('endPreview', { body: { area: 'library' } })
  await client.call('endPreview', { body: { area: 'library' } })
  expect(await client.call('previews')).toEqual({ may_preview: true, previews: [] })
  const entries = await app.database
    .select({ action: auditEntry.action, by: auditEntry.accountId })
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, `release ${releaseId}`), eq(auditEntry.accountId, teacher.id)))
  expect(entries).toEqual([{ action: 'release preview accepted', by: teacher.id }])
})

test('the pages of the tester, and of nobody else, say at once what is previewed', async () => {
  const [client, link] = [app.as(teacher), await linkFor(teacher)]
  const viewFor = (accountId: number) =>
    app.app.dependencies.registry.viewFor({ accountId, schoolId: null, roles: ['teacher'] }, app.clock.now())
  const { expires_at } = await client.call('previewOffer', { query: { link } })
  await client.call('acceptPreview', { body: { link } })
  expect(viewFor(teacher.id).previews).toEqual([{ area: 'library', version: '1.0.0', expires_at }])
  expect(viewFor(teacher.id).registry.library?.current.version).toBe('1.0.0')
  expect(viewFor(teacher.id + 1)).not.toHaveProperty('previews')
  await client.call('endPreview', { body: { area: 'library' } })
  expect(viewFor(teacher.id)).not.toHaveProperty('previews')
})

test('the portal says who may preview releases', async () => {
  const may = async (client: TestClient) => (await client.call('previews')).may_preview
  expect(await may(admin)).toBe(true)
  expect(await may(app.as(teacher))).toBe(true)
  expect(await may(app.as(await app.make.parent()))).toBe(false)
})

describe('a link is worth nothing', () => {
  const refused = async (account: { id: number }, link: string) => {
    const client = app.as(account)
    expect(await client.refusal('previewOffer', { query: { link } })).toMatchObject({
      status: 404,
      message: 'There is no such preview link.',
    })
    expect(await client.refusal('acceptPreview', { body: { link } })).toMatchObject({ status: 404 })
    expect(await previewsOf(account)).toEqual([])
  }

  test('for another account, even an admin', async () => {
    const link = await linkFor(teacher)
    await refused(await app.make.account('admin'), link)
    await refused(await app.make.parent(), link)
  })

  test('when it was changed, or signed by someone else', async () => {
    const [content = '', signature = ''] = (await linkFor(teacher)).split('.')
    const offered = JSON.parse(Buffer.from(content, 'base64url').toString()) as object
    const changed = Buffer.from(JSON.stringify({ ...offered, expires: 9_999_999_999 })).toString('base64url')
    await refused(teacher, `${changed}.${signature}`)
    await refused(teacher, `${content}.${signature.slice(0, -1)}`)
    await refused(teacher, 'hello')
  })

  test('after it has expired', async () => {
    const link = await linkFor(teacher)
    app.clock.advance(2 * HOUR)
    await refused(teacher, link)
  })

  test('when another build has its version', async () => {
    const link = await linkFor(teacher)
    await app.database.update(release).set({ packageHash: 'other' }).where(eq(release.id, releaseId))
    await refused(teacher, link)
    await app.database.update(release).set({ packageHash: 'abc' }).where(eq(release.id, releaseId))
  })

  test('when the account is no tester any more, whose previews end', async () => {
    const link = await linkFor(teacher)
    await app.as(teacher).call('acceptPreview', { body: { link } })
    await admin.call('removeTester', { params: { id: teacher.id } })
    await refused(teacher, link)
    expect(await admin.refusal('removeTester', { params: { id: teacher.id } })).toMatchObject({ status: 404 })
  })
})

test('only admins and testers get links', async () => {
  const { id, username } = await app.make.parent()
  const refusal = await admin.refusal('createPreview', { params: { area: 'library' }, body: body(username) })
  expect(refusal.errors).toEqual({ username: 'This account may not preview releases. Add it to the testers first.' })
  await admin.call('addTester', { body: { username } })
  expect((await admin.call('testers')).map((tester) => tester.id)).toContain(id)
  await linkFor({ username })
  await linkFor(await app.make.account('admin'))
  const unknown = await admin.refusal('createPreview', { params: { area: 'library' }, body: body('nobody at all') })
  expect(unknown.errors).toEqual({ username: 'There is no such account.' })
})

test('children are no testers', async () => {
  const child = await app.make.student({ schoolId: (await app.make.school()).id })
  expect((await admin.refusal('addTester', { body: { username: child.username } })).errors).toEqual({
    username: 'Children cannot preview releases.',
  })
})

test('a program makes links for testers with its token', async () => {
  const params = { area: 'library' }
  const { token } = await admin.call('addReleaseToken', {
    params,
    body: { name: 'CI', may_roll_out: false, expires_at: null },
  })
  const { url } = await app.holding(token).call('createPreview', { params, body: body(teacher.username) })
  expect(url).toMatch(/\/preview\?link=[\w.-]+$/)
})
