import type { Audience } from '@lekta/shared/contract/delivery/rollout'
import { desc, eq } from 'drizzle-orm'
import { auditEntry, release, releaseArea, releaseChannel, releaseEvent } from '../../database/schema'
import { type TestApp, testApp } from '../../testing/test-app'
import { until } from '../../testing/until'
import type { Visitor } from '../registry/directory'
import { openRegistry } from '../registry/registry-source'
import { describeRelease } from '../testing'
import { type AreaChange, changeArea, emptyAudience, type Happened } from './change-area'
import { promote, rollBack, rollOut, stopRollout } from './channels'

let app: TestApp
let accountId: number
beforeAll(async () => {
  app = await testApp()
  accountId = (await app.make.account('admin')).id
})
afterAll(() => app.close())

let areas = 0
let area: string
let ids: number[]
beforeEach(async () => {
  await app.database.delete(releaseChannel)
  area = `library-${++areas}`
  await app.database.insert(releaseArea).values({ name: area, paths: ['/library/'] })
  ids = await addReleases('1.0.0', '1.1.0', '1.2.0')
})

async function addReleases(...versions: string[]) {
  const rows = await app.database
    .insert(release)
    .values(
      versions.map((version) => {
        const { author: _, ...content } = describeRelease({ version })
        const described = { ...content, area: { ...content.area, name: area } }
        return { area, version, content: described, packageHash: version, bytes: 1, checks: [] }
      }),
    )
    .returning({ id: release.id })
  return rows.map(({ id }) => id)
}

const change = (work: (change: AreaChange) => Promise<readonly Happened[]>) =>
  changeArea(app.database, { area, actor: { accountId }, now: app.clock.now() }, async (input) => ({
    happened: await work(input),
    result: null,
  }))
const promoted = (version: string) => change((input) => promote(input, { version, reason: 'Tested.' }))
const rolledOut = (version: string, audience: Partial<Audience>) =>
  change((input) =>
    rollOut(input, { version, channel: 'canary', audience: { ...emptyAudience, ...audience }, reason: 'Trial.' }),
  )

const openSource = () =>
  openRegistry({
    database: app.database,
    live: app.app.dependencies.live,
    base: '/remotes',
    log: app.app.log,
    now: app.clock.now,
  })

/** Returns the current and the previous version that a visitor gets. */
async function servedTo(visitor: Visitor | null = null) {
  const source = await openSource()
  const line = source.viewFor(visitor, app.clock.now()).registry[area]
  source.close()
  return line ? [line.current.version, line.previous?.version ?? null] : null
}
const teacher: Visitor = { accountId: 1, schoolId: 7, roles: ['teacher'] }

test('an area without a stable release is not in the registry, and cannot be rolled out to a part of the users', async () => {
  expect(await servedTo()).toBeNull()
  await expect(rolledOut('1.0.0', { share: 10 })).rejects.toThrow('serves no release to everyone yet')
})

test('a release goes from a school to everyone, and the one before takes over where it fails', async () => {
  await promoted('1.0.0')
  await rolledOut('1.1.0', { schools: [7] })
  expect(await servedTo(teacher)).toEqual(['1.1.0', '1.0.0'])
  expect(await servedTo({ ...teacher, schoolId: 8 })).toEqual(['1.0.0', null])
  await promoted('1.1.0')
  expect(await servedTo(null)).toEqual(['1.1.0', '1.0.0'])
  await expect(promoted('1.1.0')).rejects.toThrow('1.1.0 is already served to everyone.')
  await expect(rolledOut('1.1.0', { share: 5 })).rejects.toThrow('1.1.0 is already served to everyone.')
})

test('a rollout that ends gives its users the stable release again', async () => {
  await promoted('1.0.0')
  await rolledOut('1.1.0', { share: 100 })
  expect(await servedTo(teacher)).toEqual(['1.1.0', '1.0.0'])
  await change((input) => stopRollout(input, { channel: 'canary', reason: 'Enough.' }))
  expect(await servedTo(teacher)).toEqual(['1.0.0', null])
  await expect(change((input) => stopRollout(input, { channel: 'canary', reason: 'Again.' }))).rejects.toThrow(
    'There is no rollout to end.',
  )
})

test('any earlier release can be served again; it has the release behind it that it had then', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promoted(version)
  await change((input) => rollBack(input, { version: '1.1.0', reason: 'Reports are empty.' }))
  expect(await servedTo()).toEqual(['1.1.0', '1.0.0'])
  await change((input) => rollBack(input, { version: '1.0.0', reason: 'Still empty.' }))
  expect(await servedTo()).toEqual(['1.0.0', null])
})

test('a rollback ends all rollouts', async () => {
  await promoted('1.0.0')
  await promoted('1.1.0')
  await rolledOut('1.2.0', { share: 100 })
  await change((input) => rollBack(input, { version: '1.0.0', reason: 'Broken.' }))
  expect(await servedTo(teacher)).toEqual(['1.0.0', null])
})

test('a release that does not exist, has no files, or failed a check is not served', async () => {
  await expect(promoted('9.9.9')).rejects.toThrow('There is no such release.')
  const [first = 0, second = 0] = ids
  await app.database.update(release).set({ filesRemovedAt: app.clock.now() }).where(eq(release.id, first))
  await expect(promoted('1.0.0')).rejects.toThrow('The files of 1.0.0 were removed: hand it in again.')
  const failed = [{ gate: 'pages' as const, outcome: 'failed' as const, messages: [] }]
  await app.database.update(release).set({ checks: failed }).where(eq(release.id, second))
  await expect(promoted('1.1.0')).rejects.toThrow('1.1.0 has not passed all checks.')
})

test('every change is in the history and in the audit log, and one that fails leaves nothing', async () => {
  await promoted('1.0.0')
  await rolledOut('1.1.0', { share: 10, schools: [7] })
  await expect(promoted('9.9.9')).rejects.toThrow()
  const events = await app.database
    .select()
    .from(releaseEvent)
    .where(eq(releaseEvent.area, area))
    .orderBy(desc(releaseEvent.id))
  expect(events).toMatchObject([
    {
      action: 'rolled out',
      releaseId: ids[1],
      beforeId: ids[0],
      share: 10,
      schoolIds: [7],
      reason: 'Trial.',
      accountId,
    },
    { action: 'promoted', releaseId: ids[0], beforeId: null, share: 100, reason: 'Tested.', accountId },
  ])
  const entries = await app.database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `release ${ids[1]}`))
  expect(entries).toMatchObject([{ action: 'release rolled out', accountId }])
})

test('another process learns of a change by itself', async () => {
  await promoted('1.0.0')
  const source = await openSource()
  const version = () => source.viewFor(null, app.clock.now()).registry[area]?.current.version
  expect(version()).toBe('1.0.0')
  await promoted('1.1.0')
  await until(() => version() === '1.1.0')
  source.close()
})

test('visitors who get the same releases get the same registry, with the same tag', async () => {
  await promoted('1.0.0')
  await rolledOut('1.1.0', { roles: ['parent'] })
  const source = await openSource()
  const viewFor = (visitor: Visitor | null) => source.viewFor(visitor, app.clock.now())
  expect(source.isTargeted()).toBe(true)
  expect(viewFor(teacher)).toBe(viewFor(null))
  expect(viewFor({ ...teacher, roles: ['parent'] }).tag).not.toBe(viewFor(teacher).tag)
  source.close()
})
