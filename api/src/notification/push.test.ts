import { sql } from 'drizzle-orm'
import { pushDevice } from '../database/schema'
import { fakeFirebase } from '../testing/fakes/fake-firebase'
import { type TestApp, testApp } from '../testing/test-app'
import { notify } from './notify'

let firebase: Awaited<ReturnType<typeof fakeFirebase>>
let app: TestApp
beforeAll(async () => {
  firebase = await fakeFirebase()
  app = await testApp({ environment: { ...firebase.environment, PUBLIC_URL: 'https://read.example' } })
})
afterAll(async () => {
  await app.close()
  await firebase.close()
})
beforeEach(() => {
  firebase.sent.splice(0)
})

const send = async ({ id }: { id: number }, occasion = 'a test is done') => {
  const { id: childId } = await app.make.student({ name: 'Ayu', parentId: id })
  const values = { child: 'Ayu', childId, title: 'May check', zone: 'Asia/Jakarta', attempt: 9 }
  await notify(app.database, [{ accountId: id, role: 'parent' }], 'testFinished', values, occasion)
}
const devices = async () => (await app.database.select().from(pushDevice)).map(({ token }) => token)
const confirmed = { emailConfirmedAt: new Date() }

test('a notification is pushed without its text to each browser of its account, in its language and with its link', async () => {
  const parent = await app.make.parent({ language: 'id' })
  for (const token of ['phone', 'laptop']) await app.as(parent).call('pushDevice', { body: { token } })
  await app.as(await app.make.parent()).call('pushDevice', { body: { token: 'of another' } })
  await send(parent)
  await app.runJobs()
  const { data } = await app.as(parent).call('notifications', { query: {} })
  const id = data[0]?.id
  const message = {
    notification: { title: 'Kabar tentang tes', body: 'Buka Lekta untuk membacanya.' },
    data: { id: String(id) },
    webpush: {
      notification: { tag: `notification-${id}` },
      fcm_options: { link: 'https://read.example/child/report-detail/9' },
    },
  }
  expect(firebase.sent).toEqual(
    expect.arrayContaining([
      { token: 'phone', ...message },
      { token: 'laptop', ...message },
    ]),
  )
  expect(firebase.sent).toHaveLength(2)
})

test('Firebase access is requested once and again only after an hour', async () => {
  const parent = await app.make.parent()
  await app.as(parent).call('pushDevice', { body: { token: 'tablet' } })
  await send(parent, 'one')
  await app.runJobs()
  const before = firebase.logins()
  await send(parent, 'two')
  await app.runJobs()
  expect([firebase.sent.length, firebase.logins()]).toEqual([2, before])
  app.clock.advance(60 * 60_000)
  await send(parent, 'three')
  await app.runJobs()
  expect([firebase.sent.length, firebase.logins()]).toEqual([3, before + 1])
})

test.each(['gone', 'nonsense'])('a browser whose token is %s is removed', async (token) => {
  const parent = await app.make.parent()
  await app.as(parent).call('pushDevice', { body: { token } })
  await send(parent)
  await app.runJobs()
  expect(await devices()).not.toContain(token)
})

test.each(['busy', 'refused'])('a browser is kept and its push retried if the push service is %s', async (token) => {
  const parent = await app.make.parent()
  await app.as(parent).call('pushDevice', { body: { token } })
  await send(parent)
  await app.runJobs()
  expect(await devices()).toContain(token)
  const { rows } = await app.database.execute(
    sql`select state from pgboss.job where name = 'push' and data->>'token' = ${token}`,
  )
  expect(rows).toEqual([{ state: 'retry' }])
})

test('a notification is not pushed once it is read, nor to a browser that changed its account', async () => {
  const [ayu, budi] = await Promise.all([app.make.parent(), app.make.parent()])
  await app.as(ayu).call('pushDevice', { body: { token: 'first' } })
  await app.as(ayu).call('pushDevice', { body: { token: 'second' } })
  await send(ayu, 'seen')
  await app.as(ayu).call('notificationsRead', { query: {} })
  await send(ayu, 'unseen')
  await app.as(budi).call('pushDevice', { body: { token: 'second' } })
  await app.runJobs()
  expect(firebase.sent.map(({ token }) => token)).toEqual(['first'])
})

test('an account without push and mail for a subject gets it only under the bell', async () => {
  const parent = await app.make.parent({ email: 'quiet@home.example', ...confirmed })
  await app.as(parent).call('pushDevice', { body: { token: 'quiet' } })
  await app.as(parent).call('chooseNotification', { body: { jenis: 'test', push: false, mail: false } })
  await send(parent)
  await app.runJobs()
  expect(firebase.sent).toEqual([])
  expect(await app.mails('quiet@home.example')).toEqual([])
  expect((await app.as(parent).call('notifications', { query: {} })).total).toBe(1)
})

test('a notification is mailed once, and only to a confirmed address', async () => {
  const parent = await app.make.parent({ email: 'ayu@home.example', language: 'id', ...confirmed })
  const unsure = await app.make.parent({ email: 'unsure@home.example' })
  await send(parent)
  await send(unsure)
  await send(parent)
  await app.runJobs()
  const mails = await app.mails('ayu@home.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: 'Kabar tentang tes' })
  expect(JSON.stringify(mails[0])).toContain('https://read.example/child/report-detail/9')
  expect(await app.mails('unsure@home.example')).toEqual([])
})
