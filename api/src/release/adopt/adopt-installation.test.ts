import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { releaseFile } from '@lekta/shared/contract/delivery/release-package'
import { eq } from 'drizzle-orm'
import { release, releaseArea, releaseEvent } from '../../database/schema'
import { type TestApp, testApp } from '../../testing/test-app'
import { until } from '../../testing/until'
import { changeArea } from '../rollout/change-area'
import { promote, rollBack } from '../rollout/channels'
import { diskStore } from '../store/disk-store'
import { addRelease, describeArea } from '../testing'
import { adoptInstallation } from './adopt-installation'
import { followInstallation } from './follow-installation'
import { installedFolder, readInstallation } from './installation'

let app: TestApp
let portalDir: string
let storeFolder: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let areas = 0
let area: string
beforeEach(async () => {
  area = `area-${++areas}`
  portalDir = await mkdtemp(join(tmpdir(), 'lekta-adopt-'))
  storeFolder = join(portalDir, 'store')
  await mkdir(storeFolder)
})
afterEach(() => rm(portalDir, { recursive: true }))

/** Makes an installation that has these versions of the area. */
async function install(current: string, previous: string | null = null) {
  for (const version of [previous, current]) {
    if (version === null) continue
    const folder = installedFolder(portalDir, area, version)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, releaseFile), JSON.stringify(describeArea(area, version, [`/${area}/shelf`])))
    await writeFile(join(folder, 'remoteEntry.js'), version)
  }
  const line = { current: { version: current }, previous: previous === null ? null : { version: previous } }
  await writeFile(join(portalDir, 'remotes.json'), JSON.stringify({ [area]: line }))
}

const sources = () => ({ database: app.database, store: diskStore(storeFolder), portalDir })

async function adopt() {
  const installation = await readInstallation(portalDir)
  if (!installation) throw new Error('There is no installation.')
  await adoptInstallation({ ...sources(), now: app.clock.now() }, installation)
  await app.app.dependencies.registry.refresh()
}

/** Returns the versions that everyone gets. */
function served() {
  const line = app.app.dependencies.registry.viewFor(null, app.clock.now()).registry[area]
  return line ? [line.current.version, line.previous?.version ?? null] : null
}

const change = (work: typeof promote, version: string) =>
  changeArea(app.database, { area, actor: 'server', now: app.clock.now() }, async (input) => ({
    happened: await work(input, { version, reason: 'Tested.' }),
    result: null,
  }))

test('the first releases of an installation are served, the older one takes over where the newer one fails', async () => {
  await install('1.1.0', '1.0.0')
  await adopt()
  expect(served()).toEqual(['1.1.0', '1.0.0'])
  const [row] = await app.database.select().from(releaseArea).where(eq(releaseArea.name, area))
  expect([row?.paths, row?.adoptedVersion]).toEqual([[`/${area}/`], '1.1.0'])
  const events = await app.database.select().from(releaseEvent).where(eq(releaseEvent.area, area))
  expect(events.map(({ action }) => action)).toEqual(['published', 'published', 'promoted', 'promoted'])
})

test('their files can be served after the installation was replaced', async () => {
  await install('1.0.0')
  await adopt()
  await rm(dirname(installedFolder(portalDir, area, '1.0.0')), { recursive: true })
  expect(await diskStore(storeFolder).fetch(area, '1.0.0')).toBe(true)
  expect(await diskStore(storeFolder).fetch(area, '2.0.0')).toBe(false)
})

test('a newer installation replaces the releases of an older one', async () => {
  await install('1.0.0')
  await adopt()
  await install('1.1.0')
  await adopt()
  expect(served()).toEqual(['1.1.0', '1.0.0'])
})

test('a restart does not undo a rollback', async () => {
  await install('1.1.0', '1.0.0')
  await adopt()
  await change(rollBack, '1.0.0')
  await adopt()
  expect(served()?.[0]).toBe('1.0.0')
  await install('1.2.0')
  await adopt()
  expect(served()?.[0]).toBe('1.2.0')
})

test('an area that serves a release of its team only gets those of the installation to choose from', async () => {
  await install('1.0.0')
  await adopt()
  const { id } = await app.make.account('admin')
  const ofTeam = await addRelease(app.database, describeArea(area, '1.0.1'))
  await app.database.update(release).set({ publishedBy: id }).where(eq(release.id, ofTeam))
  await change(promote, '1.0.1')
  await install('1.1.0')
  await adopt()
  expect(served()?.[0]).toBe('1.0.1')
  await change(promote, '1.1.0')
  await app.app.dependencies.registry.refresh()
  expect(served()?.[0]).toBe('1.1.0')
})

test('a frozen area keeps what it serves', async () => {
  await install('1.0.0')
  await adopt()
  await app.database.update(releaseArea).set({ frozenAt: app.clock.now() }).where(eq(releaseArea.name, area))
  await install('1.1.0')
  await adopt()
  expect(served()?.[0]).toBe('1.0.0')
})

test('servers that start at once take an installation over only once', async () => {
  await install('1.1.0', '1.0.0')
  await Promise.all([adopt(), adopt(), adopt()])
  const events = await app.database.select().from(releaseEvent).where(eq(releaseEvent.area, area))
  expect(events).toHaveLength(4)
})

test('a running server notices a new release, and reports a list that it cannot read', async () => {
  await install('1.0.0')
  const reported: unknown[] = []
  const stop = await followInstallation({ ...sources(), now: app.clock.now }, (error) => reported.push(error))
  try {
    await writeFile(join(portalDir, 'remotes.json'), '{ torn')
    await until(() => reported.length === 1)
    await install('1.1.0')
    await until(() => served()?.[0] === '1.1.0')
  } finally {
    await stop()
  }
})
