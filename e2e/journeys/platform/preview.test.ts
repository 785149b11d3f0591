import { join } from 'node:path'
import { findViolations } from '@lekta/tools/standalone-pages'
import type { Page } from '@playwright/test'
import { resume, setUpProduction } from '../../support/delivery/production'
import { phone } from '../../support/devices'
import { findOverflow } from '../../support/page/inspect'
import { openFromMenu } from '../../support/page/menu'
import { enterCredentials } from '../../support/people/people'
import { readRegistry } from '../../support/portal/built-portal'
import { productionSettings } from '../../support/portal/production-settings'
import { repackRelease } from '../../support/releases/repack-release'
import { expect, test } from '../../support/test'
import { testRun } from '../../support/test-run'

const previewed = '9.9.9-preview'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Other versions' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Records the versions of the teacher's area whose entry a page loads, from this call on. */
function recordVersions(page: Page): string[] {
  const versions: string[] = []
  page.on('request', (request) => {
    const version = /\/remotes\/teacher\/([^/]+)\/.*remoteEntry/.exec(request.url())?.[1]
    if (version) versions.push(version)
  })
  return versions
}

test('A tester previews a release with a link of an admin, nobody else does, and a reset ends it', async ({
  openBrowser,
  startAnotherPortal,
}) => {
  const data = join(testRun().folder, `preview-${test.info().retry}`)
  const portal = await startAnotherPortal({ data, environment: productionSettings })
  const { address: baseURL, schools, put, post } = await setUpProduction(portal, [2])
  const [tester, colleague] = schools.flatMap(({ teachers }) => teachers)
  if (!tester || !colleague) throw new Error('The school has two teachers.')
  const { username } = tester
  await put('/releases/teacher', repackRelease('teacher', previewed))
  await post('/preview/tester/add', { username })
  const { url } = await post<{ url: string }>('/releases/teacher/preview', { version: previewed, username, hours: 2 })

  const page = await openBrowser({ baseURL, viewport: phone })
  await page.goto(url)
  await expect(title(page, 'Welcome back')).toBeVisible()
  await enterCredentials(page, 'teacher', username)
  await expect(title(page, 'Preview of teacher')).toBeVisible()
  await expect(page.getByText(previewed)).toBeVisible()
  expect([await findOverflow(page), await findViolations(page)]).toEqual([[], []])
  const versions = recordVersions(page)
  await page.getByRole('button', { name: 'Use this version' }).click()
  await expect(panelOf(page).getByRole('button', { name: `Preview: teacher ${previewed}` })).toBeVisible()
  await expect(page).toHaveURL(/\/teacher\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...new Set(versions)]).toEqual([previewed])

  const other = await openBrowser({ baseURL })
  const otherVersions = recordVersions(other)
  await resume(other, baseURL, colleague)
  await other.goto(url)
  await expect(title(other, 'This preview link doesn’t work')).toBeVisible()
  await other.goto('/teacher/student')
  await expect(title(other, 'Students')).toBeVisible()
  await expect(panelOf(other)).toHaveCount(0)
  const released = readRegistry(testRun().dist).teacher?.current.version
  expect([...new Set(otherVersions)]).toEqual([released])

  await panelOf(page).getByRole('button', { expanded: false }).click()
  expect([await findOverflow(page), await findViolations(page)]).toEqual([[], []])
  versions.length = 0
  await panelOf(page).getByRole('button', { name: 'Reset teacher' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect.poll(() => [...new Set(versions)]).toEqual([released])
})

test('In production a link loads nothing from its address before an admin has confirmed it, and then for one tab', async ({
  openBrowser,
  startAnotherPortal,
}) => {
  const foreign = testRun().portal
  const data = join(testRun().folder, `production-${test.info().retry}`)
  const environment = { ...productionSettings, REMOTE_ORIGINS: foreign }
  const portal = await startAnotherPortal({ data, environment })
  await setUpProduction(portal, [])
  const page = await openBrowser({ baseURL: portal.address })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const fromForeign = () => requested.filter((url) => url.startsWith(foreign))
  const address = `${foreign}/remotes/admin/${readRegistry(testRun().dist).admin?.current.version}/`

  await page.goto(`/login?remote:admin=${encodeURIComponent(address)}`)
  await expect(panelOf(page).getByText(`Load admin from ${address}?`)).toBeVisible()
  await expect(panelOf(page).getByText(/^Log in with an account that may preview releases/)).toBeVisible()
  const use = panelOf(page).getByRole('button', { name: 'Use admin' })
  await expect(use).toHaveCount(0)
  await enterCredentials(page, 'admin', 'sri')
  await expect(use).toBeVisible()
  await openFromMenu(page, 'Releases')
  await expect(title(page, 'Releases')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  expect([await findViolations(page), fromForeign()]).toEqual([[], []])

  await use.click()
  await expect(panelOf(page).getByRole('button', { name: 'Not the released version: admin' })).toBeVisible()
  await expect(title(page, 'Releases')).toBeVisible()
  expect(fromForeign().some((url) => url.includes('remoteEntry'))).toBe(true)

  const tab = await page.context().newPage()
  await tab.goto('/home/dashboard')
  await expect(title(tab, 'Hi, Sri!')).toBeVisible()
  await expect(panelOf(tab)).toHaveCount(0)
})
