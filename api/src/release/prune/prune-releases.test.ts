import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { release, releaseChannel, releasePin, releasePreview, releaseSchedule } from '../../database/schema'
import type { TestClient } from '../../testing/client'
import { type TestApp, testApp } from '../../testing/test-app'
import { readPackage } from '../package/read-package'
import { describeRelease, packRelease } from '../testing'
import { newestCount, pruneReleases, retentionDays } from './prune-releases'

const DAY = 24 * 60 * 60_000

let app: TestApp
let admin: TestClient
let adminId: number
beforeAll(async () => {
  app = await testApp()
  const account = await app.make.account('admin')
  adminId = account.id
  admin = app.as(account)
})
afterAll(() => app.close())

let areas = 0
let area: string
beforeEach(async () => {
  area = `library${++areas}`
  await admin.call('addReleaseArea', { body: { name: area, paths: [`/${area}/`], key: null } })
})

let count = 0
/** Adds releases with files, as old as this, the oldest first. */
async function add(total: number, days: number) {
  const ids: number[] = []
  for (let i = 0; i < total; i += 1) {
    const version = `1.${++count}.0`
    const changes = { version, area: { ...describeRelease().area, name: area } }
    const packed = await packRelease(changes)
    await app.app.dependencies.releaseStore.add(await readPackage(packed), packed)
    const { author, ...content } = describeRelease(changes)
    const publishedAt = new Date(app.clock.now().getTime() - days * DAY + count)
    const values = {
      area,
      version,
      content,
      author,
      packageHash: version,
      bytes: 1,
      checks: [],
      publishedAt,
    }
    const [row] = await app.database.insert(release).values(values).returning({ id: release.id })
    ids.push(row?.id ?? 0)
  }
  return ids
}

const prune = () => pruneReleases({ ...app.app.dependencies, now: app.clock.now() })

/** Returns those of the releases whose files were removed. */
async function removedOf(ids: readonly number[]) {
  const rows = await app.database
    .select()
    .from(release)
    .where(inArray(release.id, [...ids]))
    .orderBy(release.id)
  for (const { version, filesRemovedAt } of rows) {
    const folder = join(app.app.dependencies.releaseStore.folder, area, version)
    expect([version, existsSync(folder)]).toEqual([version, filesRemovedAt === null])
  }
  return rows.filter(({ filesRemovedAt }) => filesRemovedAt).map(({ id }) => id)
}

test('files of old releases are removed, except those of the newest ones of the area', async () => {
  const [old, newest] = [await add(2, retentionDays + 1), await add(newestCount, retentionDays + 1)]
  await prune()
  expect(await removedOf([...old, ...newest])).toEqual(old)
  await prune()
  const { data } = await admin.call('releaseHistory', { params: { area }, query: {} })
  expect(data.filter(({ action }) => action === 'removed')).toHaveLength(2)
})

test('files of a release that someone gets or is going to get are kept', async () => {
  const [stable = 0, previous = 0, canary = 0, pinned = 0, previewed = 0, expired = 0, scheduled = 0] = await add(
    7,
    200,
  )
  const others = await add(newestCount, 100)
  await app.database.insert(releaseChannel).values([
    { area, channel: 'stable', releaseId: stable, previousId: previous },
    { area, channel: 'canary', releaseId: canary, previousId: stable },
  ])
  await app.database.insert(releasePin).values({ area, releaseId: pinned, accountId: adminId, reason: 'Why.' })
  const soon = new Date(app.clock.now().getTime() + 60_000)
  const { id: testerId } = await app.make.account('admin')
  await app.database.insert(releasePreview).values([
    { area, releaseId: previewed, accountId: adminId, expiresAt: soon },
    { area, releaseId: expired, accountId: testerId, expiresAt: app.clock.now() },
  ])
  await app.database
    .insert(releaseSchedule)
    .values({ area, releaseId: scheduled, channel: 'stable', reason: 'Why.', dueAt: soon })
  await prune()
  expect(await removedOf([stable, previous, canary, pinned, previewed, expired, scheduled, ...others])).toEqual([
    expired,
  ])
})

test('a release without files is shown as such and cannot be served', async () => {
  const [old = 0] = await add(1, 200)
  await add(newestCount, 1)
  await prune()
  const [row] = await app.database.select().from(release).where(eq(release.id, old))
  const version = row?.version ?? ''
  expect(await admin.call('release', { params: { area, version } })).toMatchObject({ available: false })
  const body = { version, reason: 'Back.' }
  expect(await admin.refusal('rollBack', { params: { area }, body })).toMatchObject({
    status: 409,
    message: `The files of ${version} were removed: hand it in again.`,
  })
})
