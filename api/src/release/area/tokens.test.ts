import type { TestClient } from '../../testing/client'
import { type TestApp, testApp } from '../../testing/test-app'
import { addRelease, describeArea } from '../testing'

let app: TestApp
let admin: TestClient
beforeAll(async () => {
  app = await testApp()
  admin = app.as(await app.make.account('admin', { name: 'Sri' }))
  await admin.call('addReleaseArea', { body: { name: 'library', paths: ['/library/'], key: null } })
  await addRelease(app.database, describeArea('library', '1.0.0'))
})
afterAll(() => app.close())

const params = { area: 'library' }

async function makeToken(name: string) {
  const { id, token } = await admin.call('addReleaseToken', {
    params,
    body: { name, may_roll_out: true, expires_at: null },
  })
  return { id, program: app.holding(token) }
}

const schedule = (by: TestClient, minutes: number) => {
  const at = new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()
  return by.call('promote', { params, body: { version: '1.0.0', at, reason: 'Tonight.' } })
}
const scheduled = async () => (await admin.call('rollout', { params })).scheduled.map(({ by }) => by)

/** The newest entries of the activity log about releases: what happened, to what, and where the entry leads. */
async function newestEntries(count: number) {
  const { data } = await admin.call('adminAudit', {
    query: { kind: 'change', options: { sortBy: 'at', sortDesc: true, itemsPerPage: count } },
  })
  return data.map(({ text, account, subject, area }) => [account?.name, text, subject?.name ?? null, area])
}

test('revoking a token cancels what was scheduled with it, and nothing else', async () => {
  const [leaked, other] = [await makeToken('Laptop'), await makeToken('Pipeline')]
  await schedule(leaked.program, 5)
  await schedule(other.program, 6)
  await schedule(leaked.program, 7)
  expect(await scheduled()).toEqual(['Laptop', 'Pipeline', 'Laptop'])
  const revoke = () => admin.call('revokeReleaseToken', { params: { ...params, id: leaked.id } })
  await revoke()
  await revoke()
  expect(await scheduled()).toEqual(['Pipeline'])
  const { data } = await admin.call('releaseHistory', { params, query: {} })
  const cancelled = {
    ...{ action: 'unscheduled', version: '1.0.0', by: 'Sri' },
    reason: 'The token “Laptop”, with which it was scheduled, was revoked.',
  }
  expect(data.slice(0, 3)).toMatchObject([cancelled, cancelled, { action: 'scheduled' }])
  expect(await newestEntries(3)).toEqual([
    ['Sri', 'Scheduled release cancelled', 'library 1.0.0', 'library'],
    ['Sri', 'Scheduled release cancelled', 'library 1.0.0', 'library'],
    ['Sri', 'Release token revoked', 'library: Laptop', 'library'],
  ])
})

test('only a token of the area can be revoked', async () => {
  const { id } = await makeToken('Nightly')
  await admin.call('addReleaseArea', { body: { name: 'games', paths: ['/games/'], key: null } })
  for (const [area, token] of [
    ['games', id],
    ['library', 2_000_000_000],
    ['nowhere', id],
  ] as const)
    expect(await admin.refusal('revokeReleaseToken', { params: { area, id: token } })).toMatchObject({ status: 404 })
})

test('the activity log names areas and tokens, in both languages and as CSV', async () => {
  await admin.call('addReleaseArea', { body: { name: 'puzzles', paths: ['/puzzles/'], key: null } })
  await admin.call('editReleaseArea', { params: { area: 'puzzles' }, body: { paths: ['/puzzle/'], key: null } })
  await admin.call('freezeArea', { params: { area: 'puzzles' }, body: { reason: 'Exams.', until: null } })
  const body = { name: 'CI', may_roll_out: false, expires_at: null }
  await admin.call('addReleaseToken', { params: { area: 'puzzles' }, body })
  expect(await newestEntries(4)).toEqual([
    ['Sri', 'Release token created', 'puzzles: CI', 'puzzles'],
    ['Sri', 'Releases of an area frozen', null, 'puzzles'],
    ['Sri', 'Paths or key of an area changed', null, 'puzzles'],
    ['Sri', 'Area for releases added', null, 'puzzles'],
  ])
  const file = await (await admin.call('adminAuditFile', { query: { kind: 'change', language: 'id' } })).text()
  expect(file).toContain('Token rilis dibuat,puzzles: CI,')
  expect(file).toContain('Area untuk rilis ditambahkan,puzzles,')
})
