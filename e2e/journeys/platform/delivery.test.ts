import { join } from 'node:path'
import { root } from '@lekta/tools/packages'
import type { Page } from '@playwright/test'
import {
  loadBy,
  type Production,
  resume,
  setUpProduction,
  type Teacher,
  versionFor,
} from '../../support/delivery/production'
import { makeRepository, type Repository } from '../../support/delivery/repository'
import { openFromMenu } from '../../support/page/menu'
import { productionSettings } from '../../support/portal/production-settings'
import { expect, type OpenBrowser, test } from '../../support/test'
import { testRun } from '../../support/test-run'

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
const screen = 'src/screens/library/library.tsx'

/** Adds the area to the portal, and makes a token with which its team releases it. */
async function addArea({ post }: Production): Promise<string> {
  await post('/releases/add-area', { name: 'library', paths: ['/library/'], key: null })
  const body = { name: 'CI of the library', may_roll_out: true, expires_at: null }
  return (await post<{ token: string }>('/releases/library/token/add', body)).token
}

/** Opens a teacher's browser on the dashboard. */
async function browserOf(openBrowser: OpenBrowser, { address }: Production, teacher: Teacher, userAgent?: string) {
  const page = await openBrowser({ baseURL: address, ...(userAgent && { userAgent }) })
  await resume(page, address, teacher)
  await title(page, 'Hi, Guru!')
  return page
}

/** Opens the area's page from another page, without reloading the portal. */
async function visit(page: Page, heading: string) {
  await openFromMenu(page, 'Student')
  await title(page, 'Students')
  await openFromMenu(page, 'Library')
  await title(page, heading)
}

/** The releases of the area, as the admin's page gets them. */
interface Listed {
  version: string
  withdrawn: { reason: string } | null
}

const eventually = (act: () => Promise<void>, timeout: number) => expect(act).toPass({ timeout, intervals: [500] })

interface Story {
  portal: Production
  repository: Repository
  openBrowser: OpenBrowser
}

/** The portal opens the pages of a release that its team has not checked, and refuses it for one of them. */
async function isRefused({ repository }: Story) {
  const begin = '  const { t } = useTranslation()'
  const broken = `${begin}\n  if (location.search.includes('lang=id&state=empty')) throw new Error('No books.')`
  repository.edit(screen, begin, broken)
  const printed = await repository.release('portal').catch(({ stdout }: { stdout: string }) => stdout)
  expect(printed).toContain('✗ Its pages work in every state')
  expect(printed).toMatch(/\/library as teacher, in Indonesian, state empty: .*“Error: No books\.”\./)
  repository.edit(screen, broken, begin)
}

/** A release goes to 10 % of the accounts, then to one school, then to everyone; open tabs get it with the next page. */
async function goFromFewToEveryone({ portal, repository, openBrowser }: Story, first: string): Promise<string> {
  const { address, schools } = portal
  const [ofFirst, ofSecond] = schools.map(({ teachers }) => teachers[0])
  if (!ofFirst || !ofSecond) throw new Error('Each school has a teacher.')
  const [here, there] = await Promise.all([ofFirst, ofSecond].map((one) => browserOf(openBrowser, portal, one)))
  if (!here || !there) throw new Error('Two browsers are open.')
  for (const page of [here, there]) await visit(page, 'Library')

  repository.edit(screen, "t('Library')", "t('Our library')")
  repository.edit(
    'src/words.id.ts',
    "'Library': 'Perpustakaan',",
    "'Library': 'Perpustakaan',\n  'Our library': 'Perpustakaan kita',",
  )
  const second = await repository.release('portal')
  await repository.run('rollout', second, '--share', '10', '--reason', 'First users')
  const everyone = schools.flatMap(({ teachers }) => teachers)
  const versions = await Promise.all(everyone.map((teacher) => versionFor(address, teacher, 'library')))
  const share = versions.filter((version) => version === second).length / everyone.length
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(0.3)
  expect(new Set(versions)).toEqual(new Set([first, second]))

  await repository.run('rollout', second, '--school', String(schools[0]?.id), '--reason', 'One school')
  await visit(here, 'Our library')
  await visit(there, 'Library')
  await repository.run('promote', second, '--reason', 'No failures')
  await visit(there, 'Our library')
  return second
}

/** A release that fails in some browsers is taken back within a minute, in open tabs too. */
async function isTakenBack({ portal, repository, openBrowser }: Story, before: string) {
  const { address, schools } = portal
  for (const teacher of schools.flatMap(({ teachers }) => teachers)) await loadBy(address, teacher, `library ${before}`)
  repository.edit(
    screen,
    '  const { t } = useTranslation()',
    "  const { t } = useTranslation()\n  if (navigator.userAgent.includes('OldTablet')) throw new Error('This browser is too old.')",
  )
  repository.edit(screen, "t('Our library')", "t('New library')")
  repository.edit('src/words.id.ts', "'Our library'", "'New library': 'Perpustakaan baru',\n  'Our library'")
  const broken = await repository.release('build')
  const [school] = schools
  if (!school) throw new Error('There is a school.')
  await repository.run('rollout', broken, '--school', String(school.id), '--reason', 'Trial')
  const [healthy, ...old] = school.teachers
  if (!healthy) throw new Error('The school has a teacher.')
  const fine = await browserOf(openBrowser, portal, healthy)
  await visit(fine, 'New library')
  const tablets = await Promise.all(old.slice(0, 5).map((one) => browserOf(openBrowser, portal, one, 'OldTablet')))
  for (const tablet of tablets) await visit(tablet, 'Our library')
  const failed = Date.now()
  await eventually(async () => expect(await versionFor(address, healthy, 'library')).toBe(before), 60_000)
  expect(Date.now() - failed).toBeLessThan(60_000)
  await visit(fine, 'Our library')
  for (const tablet of tablets) await visit(tablet, 'Our library')
  const listed = await portal.get<Listed[]>('/releases/library')
  const { withdrawn } = listed.find(({ version }) => version === broken) ?? {}
  expect(withdrawn?.reason).toMatch(/^It failed in [345] of \d browsers, and .* Most frequent: crash on \/library\.$/)
  expect(await repository.run('history')).toMatch(/It failed in [345] of \d browsers/)
}

test('A team releases an area from its own repository to a production portal, from few users to everyone, and a release that fails is taken back by itself', async ({
  openBrowser,
  startAnotherPortal,
}) => {
  test.setTimeout(600_000)
  const folder = join(testRun().folder, `delivery-${test.info().retry}`)
  const check = `"${process.execPath}" "${join(root, 'tools/bin/lekta-tools.mjs')}" check --json`
  const environment = { ...productionSettings, RELEASE_CHECK: check }
  const server = await startAnotherPortal({ data: join(folder, 'data'), environment })
  const portal = await setUpProduction(server, [16, 16])
  const repository = await makeRepository(join(folder, 'team'), {
    portal: portal.address,
    token: await addArea(portal),
  })
  const first = await repository.release('build')
  await repository.run('promote', first, '--reason', 'First release')
  const story = { portal, repository, openBrowser }
  await isRefused(story)
  const second = await goFromFewToEveryone(story, first)
  await isTakenBack(story, second)
})
