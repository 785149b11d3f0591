import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { knownTo } from './addresses'
import { readBoot } from './boot'
import { inBrowser } from './in-browser'
import { menuOf, openFromMenu } from './menu'
import { enterCredentials, logIn } from './people'
import { copyPortal, type Registry, type Release, readRegistry } from './stage/built-portal'
import { type Portal, startPortal } from './stage/portal'
import { stage } from './stage/stage'

/** A portal over files of its own, which a test may break; the database is the one of all. */
const own = { portal: undefined as Portal | undefined, dist: '' }

beforeAll(async () => {
  own.dist = copyPortal(join(stage().folder, 'breakable'), stage().dist)
  own.portal = await startPortal({ dist: own.dist, data: stage().data })
})

afterAll(async () => {
  await own.portal?.stop()
})

/** A test against the breakable portal; its files are whole again afterwards. */
const inBreakable = (name: string, act: (page: Page, release: Release) => Promise<void>) =>
  inBrowser(
    name,
    async ({ page }) => {
      const registry = join(own.dist, 'remotes.json')
      copyFileSync(registry, `${registry}.kept`)
      const line = readRegistry(own.dist).teacher
      if (!line) throw new Error('The portal has no teacher area.')
      try {
        await act(page, line.current)
      } finally {
        renameSync(`${registry}.kept`, registry)
      }
    },
    { portal: () => own.portal?.address ?? '' },
  )

const folderOf = ({ version }: Release) => join(own.dist, 'remotes/teacher', version)

const publish = (registry: Registry) => writeFileSync(join(own.dist, 'remotes.json'), JSON.stringify(registry))

/** A release that was published, but whose files never arrived. */
function lost(release: Release): Release {
  const moved = (url: string) => url.replace(release.version, '9.9.9-lost')
  return {
    ...release,
    version: '9.9.9-lost',
    entry: moved(release.entry),
    manifest: moved(release.manifest),
    container: `${release.container}_lost`,
    files: Object.fromEntries(Object.entries(release.files).map(([url, hash]) => [moved(url), hash])),
    preload: {},
  }
}

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page isn’t available right now' })

inBreakable(
  'An area whose files are gone shows why, everything else works, and Retry heals it',
  async (page, release) => {
    const folder = folderOf(release)
    renameSync(folder, `${folder}.away`)
    try {
      await logIn(page, 'teacher')
      await openFromMenu(page, 'Student')
      await card(page).waitFor()
      await card(page).getByText(`Area: teacher, version ${release.version}`).waitFor()
      await card(page).getByText('The server isn’t responding.').waitFor()
      await openFromMenu(page, 'Dashboard')
      await page.getByRole('heading', { level: 1, name: /^Hi, / }).waitFor()
      const { report } = await knownTo(page, 'teacher')
      await page.goto(`/child/report-detail/${report}`)
      await page.getByRole('heading', { level: 2, name: 'Reading measure' }).waitFor()
      await openFromMenu(page, 'Student')
      await card(page).waitFor()
    } finally {
      renameSync(`${folder}.away`, folder)
    }
    await card(page).getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor()
    await page.getByRole('table', { name: 'Students' }).waitFor()
  },
)

inBreakable('The version before is shown when the files of the current one are gone', async (page, release) => {
  const registry = readRegistry(own.dist)
  publish({ ...registry, teacher: { current: lost(release), previous: release } })
  await logIn(page, 'teacher')
  await openFromMenu(page, 'Student')
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor()
  await page.getByRole('table', { name: 'Students' }).waitFor()
  expect(await card(page).count()).toBe(0)
})

inBreakable('A file that was altered after its release is not run', async (page, release) => {
  const entry = join(folderOf(release), 'remoteEntry.js')
  const kept = `${folderOf(release)}.kept`
  mkdirSync(kept)
  const files = readdirSync(folderOf(release)).filter((file) => file.startsWith('remoteEntry.js'))
  for (const file of files) renameSync(join(folderOf(release), file), join(kept, file))
  try {
    writeFileSync(entry, `${readFileSync(join(kept, 'remoteEntry.js'), 'utf8')}\nwindow.altered = true\n`)
    await logIn(page, 'teacher')
    await openFromMenu(page, 'Student')
    await card(page).getByText('Its files have been changed since they were released').waitFor()
    expect(await page.evaluate(() => 'altered' in window)).toBe(false)
    expect(await menuOf(page).getByRole('link').count()).toBeGreaterThan(1)
  } finally {
    for (const file of files) renameSync(join(kept, file), join(folderOf(release), file))
    rmSync(kept, { recursive: true })
  }
})

inBreakable(
  'A developer’s ?remote: loads an area from an allowed origin, and a badge says so',
  async (page, release) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const elsewhere = `${stage().portal}/remotes/teacher/${release.version}/`
    await page.goto(`/?remote:teacher=${encodeURIComponent(elsewhere)}`)
    await page
      .getByRole('complementary', { name: 'Development' })
      .getByText(/teacher/)
      .waitFor()
    await page.goto('/login')
    await enterCredentials(page, 'teacher')
    await openFromMenu(page, 'Student')
    await page.getByRole('table', { name: 'Students' }).waitFor()
    await page.getByRole('complementary', { name: 'Development' }).waitFor()
    const entries = asked.filter((url) => url.includes('/remotes/teacher/') && url.includes('remoteEntry.js'))
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every((url) => url.startsWith(elsewhere))).toBe(true)
  },
)

inBreakable('A ?remote: from an origin that is not allowed is ignored', async (page) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto(`/?remote:teacher=${encodeURIComponent('https://elsewhere.example/')}`)
  await logIn(page, 'teacher')
  await openFromMenu(page, 'Student')
  await page.getByRole('table', { name: 'Students' }).waitFor()
  expect(await page.getByRole('complementary', { name: 'Development' }).count()).toBe(0)
  expect([...new Set(asked)]).toEqual([own.portal?.address])
})

test('All five areas are released', async () => {
  const { registry } = await readBoot()
  expect(Object.keys(registry).sort()).toEqual(['child', 'parent', 'school', 'teacher', 'test-runner'])
})

for (const area of ['child', 'parent', 'school', 'teacher', 'test-runner']) {
  inBrowser(
    `The ${area} area opens alone, on fixtures, and every page of it shows something`,
    async ({ page, said }) => {
      const release = (await readBoot()).registry[area]?.current
      if (!release) throw new Error(`The ${area} area was not released.`)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(`/remotes/${area}/${release.version}/index.html?role=${release.area.roles?.[0]}`)
      await page.getByText('On fixtures').waitFor()
      await page.getByRole('link', { name: 'All pages' }).click()
      const links = page.getByRole('main').getByRole('list').getByRole('link')
      await links.first().waitFor()
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(addresses.length).toBeGreaterThanOrEqual(
        release.area.pages.filter(({ path }) => path.includes(':')).length,
      )
      for (const address of addresses) {
        await page.evaluate((hash) => location.assign(hash ?? ''), address)
        await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor()
        expect(`${address}: ${await page.getByRole('alert').count()}`).toBe(`${address}: 0`)
      }
      expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
      expect(said.filter((line) => line.startsWith('thrown'))).toEqual([])
    },
  )
}
