import { releaseBrowser, releaseHealth } from '../../database/schema'
import { type TestApp, testApp } from '../../testing/test-app'
import { addRelease, describeArea } from '../testing'
import { shortenHistory } from './shorten-history'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const now = new Date('2026-11-25T10:00:00Z')
const at = (day: string) => new Date(`2026-${day}Z`)

test('old minutes become days with the same sums, and old browsers are forgotten', async () => {
  const releaseId = await addRelease(app.database, describeArea('library', '1.0.0'))
  const minutes = ['10-01T00:00', '10-01T08:00', '10-01T09:30', '10-02T08:00', '11-20T08:00', '11-20T08:01']
  const counts = { browsers: 2, failingBrowsers: 1, failures: 1, fallbacks: 3, slow: 4 }
  await app.database
    .insert(releaseHealth)
    .values(minutes.map((minute) => ({ releaseId, minute: at(minute), ...counts })))
  await app.database.insert(releaseBrowser).values([
    { releaseId, hash: 'old', at: at('11-22T09:59') },
    { releaseId, hash: 'new', at: at('11-22T10:01') },
  ])
  for (let i = 0; i < 2; i++) await shortenHistory(app.database, now)
  const rows = await app.database.select().from(releaseHealth).orderBy(releaseHealth.minute)
  const day = { browsers: 6, failingBrowsers: 3, failures: 3, fallbacks: 9, slow: 12 }
  expect(rows).toEqual([
    { releaseId, minute: at('10-01T00:00'), ...day },
    { releaseId, minute: at('10-02T00:00'), ...counts },
    { releaseId, minute: at('11-20T08:00'), ...counts },
    { releaseId, minute: at('11-20T08:01'), ...counts },
  ])
  expect((await app.database.select().from(releaseBrowser)).map(({ hash }) => hash)).toEqual(['new'])
})
