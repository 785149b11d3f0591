import { loadedHeader, releasesHeader } from '@lekta/shared/contract/envelope'
import { eq } from 'drizzle-orm'
import { account, auditEntry, release, releaseChannel, releaseEvent } from '../../database/schema'
import { type TestApp, testApp } from '../../testing/test-app'
import { bucketOf } from '../registry/resolve'
import { changeArea, emptyAudience } from '../rollout/change-area'
import { promote, rollOut } from '../rollout/channels'
import { addRelease, describeArea, serveRelease } from '../testing'
import { countBrowsers } from './health-queries'
import { takeBackWorse } from './take-back'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let areas = 0
let area: string
let releaseId: number
beforeEach(async () => {
  await app.database.delete(releaseChannel)
  area = `area-${++areas}`
  await serveRelease(app, describeArea(area, '1.0.0', [`/${area}/shelf`]))
  await useBefore(200)
  releaseId = await addRelease(app.database, describeArea(area, '1.1.0', [`/${area}/shelf`]))
  app.clock.advance(60_000)
})

const inArea = (work: Parameters<typeof changeArea<null>>[2]) =>
  changeArea(app.database, { area, actor: 'server', now: app.clock.now() }, work)

async function rollOutTo(share: number) {
  const audience = { ...emptyAudience, share }
  await inArea(async (change) => ({
    happened: await rollOut(change, { version: '1.1.0', channel: 'canary', audience, reason: 'Trial.' }),
    result: null,
  }))
  await app.app.dependencies.registry.refresh()
}

/** Logs in a teacher in a browser. `getsNew` chooses whether a rollout to half of the accounts includes the teacher. */
async function openBrowser(getsNew: boolean) {
  for (;;) {
    const { id } = await app.make.account('teacher', { schoolId: (await app.make.school()).id })
    if (bucketOf(id, releaseId) < 50 !== getsNew) continue
    const token = await app.as({ id }).token()
    if (token) return { id, token }
  }
}

const headersOf = (token: string) => ({ Authorization: `Bearer ${token}`, Cookie: `School-Token=${token}` })

/** Sends a request as a browser does that has just loaded a release. Returns the tag of the releases that it gets. */
async function load(token: string, version: string) {
  const headers = { ...headersOf(token), [loadedHeader]: `${area} ${version}` }
  const answer = await fetch(`${app.address}/api/profile/me`, { headers })
  return answer.headers.get(releasesHeader)
}

const fail = (token: string, version: string) =>
  fetch(`${app.address}/api/beacon/remote`, {
    method: 'POST',
    headers: { ...headersOf(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({ area, version, page: `/${area}/shelf`, outcome: 'fallback', reason: 'crash' }),
  })

/** Opens browsers with one of the releases, of which some fail. */
async function use(version: string, { count, failing = 0 }: { count: number; failing?: number }) {
  for (let i = 0; i < count; i++) {
    const { token } = await openBrowser(version === '1.1.0')
    await load(token, version)
    if (i < failing) await fail(token, version)
  }
  await app.app.dependencies.browsers.write()
}

/** Counts browsers in which the release before the rollout worked. */
async function useBefore(count: number) {
  const served = app.app.dependencies.registry.find(area, '1.0.0')
  if (!served) throw new Error('1.0.0 is not served.')
  const hashes = Array.from({ length: count }, (_, i) => `earlier browser ${i}`)
  await countBrowsers(app.database, { releaseId: served.releaseId, hashes }, app.clock.now())
}

const judge = () => takeBackWorse(app.database, app.clock.now())

async function versionFor(token: string) {
  const headers = headersOf(token)
  const answer = await fetch(`${app.address}/remotes.json`, { headers })
  const registry = (await answer.json()) as Record<string, { current: { version: string } }>
  return [registry[area]?.current.version, answer.headers.get(releasesHeader)]
}

test('a rollout that fails for some of its users ends by itself, and says why', async () => {
  await rollOutTo(50)
  const { token } = await openBrowser(true)
  const tag = await load(token, '1.1.0')
  expect(await versionFor(token)).toEqual(['1.1.0', tag])
  await use('1.0.0', { count: 10 })
  await use('1.1.0', { count: 8, failing: 5 })
  expect(await judge()).toMatchObject([{ area, channel: 'canary', isWorse: true }])
  const [row] = await app.database.select().from(release).where(eq(release.id, releaseId))
  expect(row?.withdrawnReason).toMatch(
    /^It failed in 5 of 9 browsers, and 1\.0\.0 in 0 of 200 browsers\. .* Most frequent: crash on \/area-\d+\/shelf\.$/,
  )
  await app.app.dependencies.registry.refresh()
  const [version, newTag] = await versionFor(token)
  expect(version).toBe('1.0.0')
  expect(newTag).not.toBe(tag)
  expect(await load(token, '1.1.0')).toBe(newTag)
  const events = await app.database.select().from(releaseEvent).where(eq(releaseEvent.area, area))
  expect(events.at(-1)).toMatchObject({ action: 'stopped by itself', releaseId, accountId: null, tokenId: null })
  const audits = await app.database.select().from(auditEntry).where(eq(auditEntry.action, 'release stopped by itself'))
  expect(audits).not.toEqual([])
})

test('a rollout that fails as seldom as the release before it goes on', async () => {
  await rollOutTo(50)
  await use('1.0.0', { count: 12, failing: 2 })
  await use('1.1.0', { count: 12, failing: 2 })
  expect(await judge()).toEqual([])
})

test('an outage that all releases meet does not end a rollout', async () => {
  await rollOutTo(50)
  await use('1.0.0', { count: 20, failing: 10 })
  await use('1.1.0', { count: 20, failing: 10 })
  expect(await judge()).toEqual([])
})

test('a browser counts once, however often it reports, and one without a login does not count', async () => {
  await rollOutTo(50)
  await use('1.0.0', { count: 10 })
  const { token } = await openBrowser(true)
  for (let i = 0; i < 20; i++) await fail(token, '1.1.0')
  for (let i = 0; i < 20; i++) await fail('nobody', '1.1.0')
  expect(await judge()).toEqual([])
})

test('a release that everyone gets is taken back too, if it fails more often than the one before', async () => {
  await inArea(async (change) => ({
    happened: await promote(change, { version: '1.1.0', reason: 'Tested.' }),
    result: null,
  }))
  await app.app.dependencies.registry.refresh()
  await use('1.1.0', { count: 6, failing: 4 })
  expect(await judge()).toMatchObject([{ area, channel: 'stable', isWorse: true }])
  await app.app.dependencies.registry.refresh()
  const { token } = await openBrowser(true)
  expect((await versionFor(token))[0]).toBe('1.0.0')
  expect(await judge()).toEqual([])
})

test('servers that notice it at once take a release back only once', async () => {
  await rollOutTo(50)
  await use('1.0.0', { count: 10 })
  await use('1.1.0', { count: 6, failing: 5 })
  await Promise.all([judge(), judge(), judge()])
  const events = await app.database.select().from(releaseEvent).where(eq(releaseEvent.area, area))
  expect(events.filter(({ action }) => action === 'stopped by itself')).toHaveLength(1)
})

test('an account that was logged out gets the stable release', async () => {
  await rollOutTo(50)
  const { id, token } = await openBrowser(true)
  expect((await versionFor(token))[0]).toBe('1.1.0')
  await app.database.update(account).set({ archivedAt: app.clock.now() }).where(eq(account.id, id))
  expect((await versionFor(token))[0]).toBe('1.0.0')
})
