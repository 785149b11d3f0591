import { describeArea, serveRelease } from '../release/testing'
import { scrape } from '../testing/scrape'
import { type TestApp, testApp } from '../testing/test-app'
import { reportLimit } from './handlers'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const teacher = (version: string) => describeArea('teacher', version, ['/teacher/student'])
  await serveRelease(app, teacher('1.0.0-a'), teacher('0.9.0-z'))
})
afterAll(() => app.close())
beforeEach(() => app.clock.startWindow(reportLimit.window))

const report = {
  area: 'teacher',
  version: '1.0.0-a',
  page: '/teacher/student',
  outcome: 'failed',
  reason: 'crash',
} as const
const send = (body: object) => app.anonymous.send('reportRemote', { body })
const failures = async () =>
  Object.fromEntries(
    [...(await scrape(app.address)).values].filter(([name]) => name.startsWith('lekta_remote_failures_total')),
  )
const seriesOf = (labels: Record<string, string>) =>
  `lekta_remote_failures_total{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`

test('a report about a served release is counted by area, version, outcome and reason', async () => {
  await send(report)
  await send({ ...report, version: '0.9.0-z', outcome: 'fallback', reason: 'down', page: '' })
  expect(await failures()).toEqual({
    [seriesOf({ area: 'teacher', version: '1.0.0-a', outcome: 'failed', reason: 'crash' })]: 1,
    [seriesOf({ area: 'teacher', version: '0.9.0-z', outcome: 'fallback', reason: 'down' })]: 1,
  })
})

test('whatever else is reported adds no more than the series of “other”', async () => {
  const made = ['Ayu', '1.0.0-b', '__proto__', 'constructor', 'x"y\n', '', 'é'.repeat(100)]
  for (const text of made) {
    expect((await send({ ...report, area: text, version: text, page: text })).status).toBe(200)
    expect((await send({ ...report, version: text, page: text })).status).toBe(200)
  }
  await send({ ...report, area: 'host', version: '' })
  const added = Object.keys(await failures()).filter((name) => name.includes('version="other"'))
  const other = { version: 'other', outcome: 'failed', reason: 'crash' }
  expect(added.sort()).toEqual(['host', 'other', 'teacher'].map((area) => seriesOf({ area, ...other })).sort())
})

test.each([
  ['an unknown reason', { ...report, reason: 'bored' }, 400],
  ['a text that is too long', { ...report, page: 'x'.repeat(101) }, 400],
  ['a large body', { ...report, more: 'x'.repeat(2000) }, 413],
])('%s is refused', async (_, body, status) => {
  expect((await send(body)).status).toBe(status)
})

test('a beacon of a browser is accepted: JSON of a page of ours, without a login', async () => {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  expect((await fetch(`${app.address}/api/beacon/remote`, { method: 'POST', body })).status).toBe(200)
})

test('one network can send only so many reports', async () => {
  const statuses: number[] = []
  for (let i = 0; i < reportLimit.tries + 1; i += 50)
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => send(report)))).map(({ status }) => status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(reportLimit.tries)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
