import { eq } from 'drizzle-orm'
import { account, notification, pushDevice } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { notify } from './notify'
import { DEVICES_PER_ACCOUNT } from './queries'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const MINUTE = 60_000
const agoBy = (minutes: number) => new Date(Date.now() - minutes * MINUTE)

describe('the list of notifications', () => {
  test('shows unread ones first, then the newest; without showAll only unread ones', async () => {
    const { id: accountId } = await app.make.parent()
    const add = (school: string, minutes: number, readAt: Date | null = null) =>
      app.make.notification({ accountId, values: { school }, createdAt: agoBy(minutes), readAt })
    await add('Old', 50)
    await add('Read', 10, agoBy(5))
    await add('New', 20)
    const parent = app.as({ id: accountId })
    const names = async (showAll: boolean) => {
      const { data, total } = await parent.call('notifications', { query: { showAll } })
      return [total, ...data.map(({ pesan, status }) => [pesan.split(' ')[0], status])]
    }
    expect(await names(true)).toEqual([3, ['New', 0], ['Old', 0], ['Read', 1]])
    expect(await names(false)).toEqual([2, ['New', 0], ['Old', 0]])
  })

  test('can be sorted by time, filtered by subject, searched and paged', async () => {
    const { id: accountId } = await app.make.parent()
    const invoice = { id: 4, number: 'INV-4' }
    await app.make.notification({
      accountId,
      kind: 'invoicePaid',
      values: invoice,
      createdAt: agoBy(3),
      readAt: agoBy(1),
    })
    await app.make.notification({ accountId, values: { school: '100 % Cakrawala' }, createdAt: agoBy(9) })
    await app.make.notification({ accountId, values: { school: 'Samudra' }, createdAt: agoBy(6) })
    const parent = app.as({ id: accountId })
    const list = async (query: object) =>
      (await parent.call('notifications', { query: { showAll: true, ...query } })).data.map(({ jenis, pesan }) => [
        jenis,
        pesan,
      ])
    const [paid, samudra, cakrawala] = [
      ['invoice', 'Payment received for invoice INV-4. Thank you!'],
      ['platform', 'Samudra has joined Lekta.'],
      ['platform', '100 % Cakrawala has joined Lekta.'],
    ]
    const newest = { sortBy: 'waktu_notifikasi', sortDesc: true }
    expect(await list({ options: newest })).toEqual([paid, samudra, cakrawala])
    expect(await list({ options: { ...newest, itemsPerPage: 1, page: 2 } })).toEqual([samudra])
    expect(await list({ jenis: 'invoice' })).toEqual([paid])
    expect(await list({ q: '0 % cakra' })).toEqual([cakrawala])
  })

  test('uses the language of the account', async () => {
    const parent = await app.make.parent({ language: 'id' })
    await app.make.notification({ accountId: parent.id, values: { school: 'Samudra' } })
    const { data } = await app.as(parent).call('notifications', { query: {} })
    expect(data[0]?.pesan).toBe('Samudra sudah bergabung dengan Lekta.')
  })

  test('uses the language of the Accept-Language header instead, if there is one', async () => {
    const parent = await app.make.parent({ language: 'id' })
    await app.make.notification({ accountId: parent.id, values: { school: 'Samudra' } })
    const headers = { Authorization: `Bearer ${await app.as(parent).token()}`, 'Accept-Language': 'en' }
    const answer = await fetch(`${app.address}/api/notifikasi`, { headers })
    expect(((await answer.json()) as { data: { pesan: string }[] }).data[0]?.pesan).toBe('Samudra has joined Lekta.')
  })

  test('leaves out kinds that this version of the server does not know', async () => {
    const parent = await app.make.parent()
    await app.make.notification({ accountId: parent.id, kind: 'ofTomorrow' })
    expect(await app.as(parent).call('notifications', { query: {} })).toMatchObject({ data: [], total: 0 })
  })

  test('refuses a subject that does not exist', async () => {
    const { status, errors } = await app.as(await app.make.parent()).refusal('notifications', { query: { jenis: 'x' } })
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['jenis']])
  })
})

describe('marking as read', () => {
  test('changes one notification or all of them, and keeps the first time', async () => {
    const { id: accountId } = await app.make.parent()
    const first = await app.make.notification({ accountId })
    await app.make.notification({ accountId })
    const parent = app.as({ id: accountId })
    const readTimes = async () => {
      const rows = await app.database.select().from(notification).where(eq(notification.accountId, accountId))
      return rows.sort((a, b) => a.id - b.id).map(({ readAt }) => readAt)
    }
    await parent.call('notificationsRead', { query: { id: first.id } })
    const [read, unread] = await readTimes()
    expect([read, unread]).toEqual([expect.any(Date), null])
    app.clock.advance(MINUTE)
    await parent.call('notificationsRead', { query: { id: first.id } })
    await parent.call('notificationsRead', { query: {} })
    expect(await readTimes()).toEqual([read, expect.any(Date)])
    await parent.call('notificationsRead', { query: {} })
  })
})

describe('sending a notification', () => {
  test('reaches each recipient once per occasion, even if it is repeated', async () => {
    const [ayu, budi] = await Promise.all([app.make.parent(), app.make.parent()])
    const recipients = [ayu, budi].map(({ id }) => ({ accountId: id, role: 'parent' as const }))
    const send = () => notify(app.database, recipients, 'schoolJoined', { school: 'Samudra' }, 'samudra')
    await Promise.all([send(), send(), send()])
    for (const recipient of [ayu, budi]) {
      expect(await app.as(recipient).call('notifications', { query: {} })).toMatchObject({ total: 1 })
    }
  })

  test('reaches an open stream, in the language of the account and with its link', async () => {
    const child = await app.make.student({ language: 'id' })
    const stream = await app.as(child).listen('notificationStream')
    const values = { title: 'Tes membaca', zone: 'Asia/Jakarta', childId: child.id, closes: '2026-05-05T10:00:00.000Z' }
    await notify(app.database, [{ accountId: child.id, role: 'child' }], 'testOpened', values, 'opened')
    const { data } = await app.as(child).call('notifications', { query: {} })
    expect(await stream.next()).toEqual({
      id: data[0]?.id,
      pesan: 'Tes untukmu sudah dibuka: “Tes membaca”. Waktunya sampai 5 Mei 2026 pukul 17.00.',
      tautan: '/child/test',
    })
    await stream.close()
  })

  test('does not reach the streams of other accounts', async () => {
    const [ayu, budi] = await Promise.all([app.make.parent(), app.make.parent()])
    const stream = await app.as(budi).listen('notificationStream')
    const sendTo = ({ id }: { id: number }, school: string) =>
      notify(app.database, [{ accountId: id, role: 'parent' }], 'schoolJoined', { school }, school)
    await sendTo(ayu, 'For Ayu')
    await sendTo(budi, 'For Budi')
    expect(await stream.next()).toMatchObject({ pesan: 'For Budi has joined Lekta.' })
    await stream.close()
  })

  test('keeps HTML and placeholders in a value as plain text', async () => {
    const parent = await app.make.parent()
    const school = '<img src=x onerror=alert(1)> & {{name}} $t(x)'
    await notify(app.database, [{ accountId: parent.id, role: 'parent' }], 'schoolJoined', { school }, 'html')
    const { data } = await app.as(parent).call('notifications', { query: {} })
    expect(data[0]?.pesan).toBe(`${school} has joined Lekta.`)
  })
})

describe('notification choices', () => {
  test('default to both channels for each subject of the role, and keep the last choice', async () => {
    const parent = app.as(await app.make.parent())
    const usual = (jenis: string) => ({ jenis, push: true, mail: true })
    expect(await parent.call('notificationChoices')).toEqual(['test', 'invoice', 'seat', 'child', 'privacy'].map(usual))
    await parent.call('chooseNotification', { body: { jenis: 'seat', push: true, mail: false } })
    await parent.call('chooseNotification', { body: { jenis: 'seat', push: false, mail: false } })
    expect((await parent.call('notificationChoices')).find(({ jenis }) => jenis === 'seat')).toEqual({
      jenis: 'seat',
      push: false,
      mail: false,
    })
  })
})

describe('a browser with push notifications', () => {
  const ownerOf = async (token: string) => {
    const [row] = await app.database.select().from(pushDevice).where(eq(pushDevice.token, token))
    return row?.accountId ?? null
  }

  test('belongs to the last account that registered it, until it is removed', async () => {
    const [ayu, budi] = await Promise.all([app.make.parent(), app.make.parent()])
    await app.as(ayu).call('pushDevice', { body: { token: 'tablet' } })
    expect(await ownerOf('tablet')).toBe(ayu.id)
    await app.as(budi).call('pushDevice', { body: { token: 'tablet' } })
    expect(await ownerOf('tablet')).toBe(budi.id)
    await app.as(budi).call('forgetPushDevice', { body: { token: 'tablet' } })
    expect(await ownerOf('tablet')).toBeNull()
  })

  test('replaces the oldest one when the account has too many', async () => {
    const ayu = await app.make.parent()
    const old = { accountId: ayu.id, createdAt: agoBy(60) }
    const before = Array.from({ length: DEVICES_PER_ACCOUNT }, (_, i) => ({ ...old, token: `old ${i}` }))
    await app.database.insert(pushDevice).values([{ ...old, token: 'oldest', createdAt: agoBy(90) }, ...before])
    await app.as(ayu).call('pushDevice', { body: { token: 'newest' } })
    const rows = await app.database.select().from(pushDevice).where(eq(pushDevice.accountId, ayu.id))
    expect(rows).toHaveLength(DEVICES_PER_ACCOUNT)
    expect([await ownerOf('oldest'), await ownerOf('newest')]).toEqual([null, ayu.id])
  })

  test('keeps its account when its token is renewed', async () => {
    const ayu = await app.make.parent()
    await app.as(ayu).call('pushDevice', { body: { token: 'old name' } })
    await app.as(ayu).call('pushDevice', { body: { token: 'new name', renews: 'old name' } })
    expect([await ownerOf('old name'), await ownerOf('new name')]).toEqual([null, ayu.id])
  })

  test('is removed when another account renews its token', async () => {
    const [ayu, budi] = await Promise.all([app.make.parent(), app.make.parent()])
    await app.as(ayu).call('pushDevice', { body: { token: 'shared' } })
    const { status } = await app.as(budi).refusal('pushDevice', { body: { token: 'shared 2', renews: 'shared' } })
    expect([status, await ownerOf('shared'), await ownerOf('shared 2')]).toEqual([404, null, null])
  })

  test('is removed when its account logs out, but not when its tab is closed', async () => {
    const ayu = app.as(await app.make.parent())
    await ayu.call('pushDevice', { body: { token: 'left' } })
    await ayu.call('logout', { body: { leaving: true, device: 'left' } })
    expect(await ownerOf('left')).not.toBeNull()
    await ayu.call('logout', { body: { device: 'left' } })
    expect(await ownerOf('left')).toBeNull()
  })
})

test('the list of notifications follows a change of the account’s language', async () => {
  const parent = await app.make.parent()
  await app.make.notification({ accountId: parent.id, values: { school: 'Samudra' } })
  await app.database.update(account).set({ language: 'id' }).where(eq(account.id, parent.id))
  const { data } = await app.as(parent).call('notifications', { query: {} })
  expect(data[0]?.pesan).toBe('Samudra sudah bergabung dengan Lekta.')
})
