import { AUDIT_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import { auditEntry } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { deleteOldEntries } from './delete-old-entries'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('an audit entry is deleted after five years', async () => {
  const at = new Date('2026-11-23T10:00:00Z')
  await app.database.insert(auditEntry).values({ source: 'server', action: 'retention done', at })
  const end = after(at, AUDIT_RETENTION)
  await deleteOldEntries(app.database, new Date(end.getTime() - 1000))
  expect(await app.database.$count(auditEntry)).toBe(1)
  await deleteOldEntries(app.database, new Date(end.getTime() + 1000))
  expect(await app.database.$count(auditEntry)).toBe(0)
})
