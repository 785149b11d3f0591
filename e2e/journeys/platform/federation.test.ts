import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { menuOf, openFromMenu } from '../../support/page/menu'
import { enterCredentials, logIn } from '../../support/people/people'
import { findAddressValues } from '../../support/portal/addresses'
import { copyPortal, type Registry, type Release, readRegistry } from '../../support/portal/built-portal'
import { type Portal, startPortal } from '../../support/portal/start-portal'
import { expect, test } from '../../support/test'
import { testRun } from '../../support/test-run'

/** A portal that uses the shared database but has its own built files, which a test may break. */
let portal: Portal
const brokenDist = () => join(testRun().folder, 'breakable')

/** Defines a test on that portal. `act` gets a page of the portal and the teacher's current release. */
const testBreakable = (name: string, act: (page: Page, release: Release) => Promise<void>) =>
  test(name, async ({ openBrowser }) => {
    const registry = join(brokenDist(), 'remotes.json')
    copyFileSync(registry, `${registry}.kept`)
    const line = readRegistry(brokenDist()).teacher
    if (!line) throw new Error('The portal has no teacher area.')
    try {
      await act(await openBrowser({ baseURL: portal.address }), line.current)
    } finally {
      renameSync(`${registry}.kept`, registry)
    }
  })

const folderOf = ({ version }: Release) => join(brokenDist(), 'remotes/teacher', version)

const publish = (registry: Registry) => writeFileSync(join(brokenDist(), 'remotes.json'), JSON.stringify(registry))

/** Returns a copy of a release that refers to files that do not exist. */
function withoutFiles(release: Release): Release {
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

// These tests break the files of one portal, so they run one after the other.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  rmSync(brokenDist(), { recursive: true, force: true })
  portal = await startPortal({ dist: copyPortal(brokenDist(), testRun().dist), data: testRun().data })
})
test.afterAll(() => portal.stop())

testBreakable(
  'An area without its files shows an error card, everything else works, and Retry recovers',
  async (page, release) => {
    const folder = folderOf(release)
    renameSync(folder, `${folder}.away`)
    try {
      await logIn(page, 'teacher')
      await openFromMenu(page, 'Student')
      await expect(card(page)).toBeVisible()
      await expect(card(page).getByText(`Area: teacher, version ${release.version}`)).toBeVisible()
      await expect(card(page).getByText('The server isn’t responding.')).toBeVisible()
      await openFromMenu(page, 'Dashboard')
      await expect(page.getByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible()
      const { report } = await findAddressValues(page, 'teacher')
      await page.goto(`/child/report-detail/${report}`)
      await expect(page.getByRole('heading', { level: 2, name: 'Reading measure' })).toBeVisible()
      await openFromMenu(page, 'Student')
      await expect(card(page)).toBeVisible()
    } finally {
      renameSync(`${folder}.away`, folder)
    }
    await card(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Students' })).toBeVisible()
  },
)

testBreakable('The previous release is shown when the files of the current one are missing', async (page, release) => {
  const registry = readRegistry(brokenDist())
  publish({ ...registry, teacher: { current: withoutFiles(release), previous: release } })
  await logIn(page, 'teacher')
  await openFromMenu(page, 'Student')
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Students' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

testBreakable('A file that was altered after its release is not run', async (page, release) => {
  const entry = join(folderOf(release), 'remoteEntry.js')
  const backup = `${folderOf(release)}.kept`
  mkdirSync(backup)
  const files = readdirSync(folderOf(release)).filter((file) => file.startsWith('remoteEntry.js'))
  for (const file of files) renameSync(join(folderOf(release), file), join(backup, file))
  try {
    writeFileSync(entry, `${readFileSync(join(backup, 'remoteEntry.js'), 'utf8')}\nwindow.altered = true\n`)
    await logIn(page, 'teacher')
    await openFromMenu(page, 'Student')
    await expect(card(page).getByText('Its files have been changed since they were released')).toBeVisible()
    expect(await page.evaluate(() => 'altered' in window)).toBe(false)
    expect(await menuOf(page).getByRole('link').count()).toBeGreaterThan(1)
  } finally {
    for (const file of files) renameSync(join(backup, file), join(folderOf(release), file))
    rmSync(backup, { recursive: true })
  }
})

testBreakable(
  'The parameter ?remote: loads an area from an allowed origin, and a badge shows it',
  async (page, release) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const elsewhere = `${testRun().portal}/remotes/teacher/${release.version}/`
    await page.goto(`/?remote:teacher=${encodeURIComponent(elsewhere)}`)
    await expect(page.getByRole('complementary', { name: 'Development' }).getByText(/teacher/)).toBeVisible()
    await page.goto('/login')
    await enterCredentials(page, 'teacher')
    await openFromMenu(page, 'Student')
    await expect(page.getByRole('table', { name: 'Students' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Development' })).toBeVisible()
    const entries = requested.filter((url) => url.includes('/remotes/teacher/') && url.includes('remoteEntry.js'))
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every((url) => url.startsWith(elsewhere))).toBe(true)
  },
)

testBreakable('The parameter ?remote: is ignored for an origin that is not allowed', async (page) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).origin))
  await page.goto(`/?remote:teacher=${encodeURIComponent('https://elsewhere.example/')}`)
  await logIn(page, 'teacher')
  await openFromMenu(page, 'Student')
  await expect(page.getByRole('table', { name: 'Students' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Development' })).toHaveCount(0)
  expect([...new Set(requested)]).toEqual([portal.address])
})
