import { NOTIFICATION_RETENTION, PUSH_DEVICE_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import { notification, pushDevice } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { deleteOldNotifications } from './delete-old-notifications'

const HOUR = 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a notification is deleted after a year', async () => {
  const { createdAt } = await app.make.notification()
  const end = after(createdAt, NOTIFICATION_RETENTION)
  await deleteOldNotifications(app.database, new Date(end.getTime() - HOUR))
  expect(await app.database.$count(notification)).toBe(1)
  await deleteOldNotifications(app.database, new Date(end.getTime() + HOUR))
  expect(await app.database.$count(notification)).toBe(0)
})

test('a browser gets no more pushes a year after it was last registered', async () => {
  const parent = app.as(await app.make.parent())
  await parent.call('pushDevice', { body: { token: 'phone' } })
  app.clock.advance(20 * 24 * HOUR)
  await parent.call('pushDevice', { body: { token: 'phone' } })
  const end = after(app.clock.now(), PUSH_DEVICE_RETENTION)
  await deleteOldNotifications(app.database, new Date(end.getTime() - HOUR))
  expect(await app.database.$count(pushDevice)).toBe(1)
  await deleteOldNotifications(app.database, new Date(end.getTime() + HOUR))
  expect(await app.database.$count(pushDevice)).toBe(0)
})
