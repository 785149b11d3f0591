import type { Page } from '@playwright/test'
import { copyRelease, edit, healthyRelease, sealRelease } from '../../support/broken-releases/craft-release'
import { type ReleasePortal, serveRelease } from '../../support/broken-releases/serve-release'
import { menuOf, openFromMenu } from '../../support/page/menu'
import { enterCredentials, logIn } from '../../support/people/people'
import { findAddressValues } from '../../support/portal/addresses'
import { expect, type OpenBrowser, test } from '../../support/test'
import { testRun } from '../../support/test-run'

/** Opens a browser on a portal that can serve a release as the teacher's area, until `act` has ended. */
async function onPortal(
  openBrowser: OpenBrowser,
  release: ReturnType<typeof copyRelease>,
  act: (page: Page, portal: ReleasePortal) => Promise<void>,
) {
  const portal = await serveRelease(release)
  try {
    await act(await openBrowser({ baseURL: portal.address }), portal)
  } finally {
    await portal.stop()
  }
}

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page isn’t available right now' })

test('An area without its files shows an error card, everything else works, and Retry recovers', async ({
  openBrowser,
}) => {
  const release = sealRelease(copyRelease('lost'))
  release.answers.set('*', { status: 404 })
  await onPortal(openBrowser, release, async (page, portal) => {
    portal.publish(release.line, null)
    await logIn(page, 'teacher')
    await openFromMenu(page, 'Student')
    await expect(card(page)).toBeVisible()
    await expect(card(page).getByText(`Area: teacher, version ${release.line.version}`)).toBeVisible()
    await expect(card(page).getByText('The server isn’t responding.')).toBeVisible()
    await openFromMenu(page, 'Dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible()
    const { report } = await findAddressValues(page, 'teacher')
    await page.goto(`/child/report-detail/${report}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Reading measure' })).toBeVisible()
    await openFromMenu(page, 'Student')
    await expect(card(page)).toBeVisible()
    portal.sendHeld()
    await card(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Students' })).toBeVisible()
  })
})

test('The previous release is shown when the files of the current one are missing', async ({ openBrowser }) => {
  const release = { ...copyRelease('lost'), files: new Map<string, Buffer>() }
  await onPortal(openBrowser, release, async (page, portal) => {
    portal.publish(release.line, healthyRelease())
    await logIn(page, 'teacher')
    await openFromMenu(page, 'Student')
    await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Students' })).toBeVisible()
    await expect(card(page)).toHaveCount(0)
  })
})

test('A file that was altered after its release is not run', async ({ openBrowser }) => {
  const release = sealRelease(copyRelease('altered'))
  edit(release, release.line.entry, (text) => `${text}\nwindow.altered = true\n`)
  await onPortal(openBrowser, release, async (page, portal) => {
    portal.publish(release.line, null)
    await logIn(page, 'teacher')
    await openFromMenu(page, 'Student')
    await expect(card(page).getByText('Its files have been changed since they were released')).toBeVisible()
    expect(await page.evaluate(() => 'altered' in window)).toBe(false)
    expect(await menuOf(page).getByRole('link').count()).toBeGreaterThan(1)
  })
})

test('The parameter ?remote: loads an area from an allowed origin, and a badge shows it', async ({ openBrowser }) => {
  await onPortal(openBrowser, copyRelease('unused'), async (page) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const elsewhere = `${testRun().portal}/remotes/teacher/${healthyRelease().version}/`
    await page.goto(`/?remote:teacher=${encodeURIComponent(elsewhere)}`)
    await expect(page.getByRole('complementary', { name: 'Other versions' }).getByText(/teacher/)).toBeVisible()
    await page.goto('/login')
    await enterCredentials(page, 'teacher')
    await openFromMenu(page, 'Student')
    await expect(page.getByRole('table', { name: 'Students' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Other versions' })).toBeVisible()
    const entries = requested.filter((url) => url.includes('/remotes/teacher/') && url.includes('remoteEntry.js'))
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every((url) => url.startsWith(elsewhere))).toBe(true)
  })
})

test('The parameter ?remote: is ignored for an origin that is not allowed', async ({ openBrowser }) => {
  await onPortal(openBrowser, copyRelease('unused'), async (page, portal) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).origin))
    await page.goto(`/?remote:teacher=${encodeURIComponent('https://elsewhere.example/')}`)
    await logIn(page, 'teacher')
    await openFromMenu(page, 'Student')
    await expect(page.getByRole('table', { name: 'Students' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Other versions' })).toHaveCount(0)
    expect([...new Set(requested)]).toEqual([portal.address])
  })
})
