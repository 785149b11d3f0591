import { releaseContract } from '@lekta/shared/contract/delivery/release'
import { pageBudget } from '@lekta/shared/contract/delivery/release-package'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { answersInState } from '@lekta/shared/testing/states/answers-in-state'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { detailOf, releaseList, versions } from '../../testing/releases/release-data'
import ComparePage from './compare-page'
import ReleasePage from './release-page'

const openRelease = (version: string, first: readonly Answer[] = []) =>
  renderScreen(ReleasePage, {
    path: '/admin/releases/:area/version/:version',
    at: `/admin/releases/teacher/version/${version}`,
    role: 'admin',
    answers: [...first, ...createFixtures()],
  })

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the page of a release', () => {
  test('shows its origin, and what happened in browsers', async () => {
    openRelease(versions.canary)
    const origin = await panel('Origin')
    expect(origin.getByText('Bayu Pratama')).toBeVisible()
    expect(origin.getByText('9d11b0e4a3c64f7892d05b1e6c7f8a90b3d4e5f6')).toBeVisible()
    expect((await panel('In browsers')).getByText('7.3')).toBeVisible()
    const failed = await panel('What failed')
    expect(failed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Crashed\/teacher\/report.*3 times$/),
      expect.stringMatching(/^Too slowNo single page.*once$/),
    ])
  })

  test('shows each check with what the team should do', async () => {
    openRelease(versions.next)
    const checks = await panel('Checks')
    expect(checks.getByText('1 not passed')).toBeVisible()
    const items = checks.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toHaveLength(8)
    expect(items[0]).toBe('PassedPackagePassed')
    expect(items[2]).toBe('SkippedSignatureThe area has no key.')
    expect(items[7]).toMatch(/^Not passedPages in a browserThe page \/teacher\/student shows nothing/)
  })

  test('lists the pages by their size, and marks those above the budget', async () => {
    const [release] = releaseList
    const pages = { '/teacher/small': 1000, '/teacher/large': pageBudget + 1 }
    const detail = { ...detailOf(release as (typeof releaseList)[number]), pages }
    openRelease(versions.next, answers(releaseContract, { release: async () => detail }))
    const items = (await panel('Page sizes')).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['/teacher/large256 kB', '/teacher/small1 kB'])
    expect(items[0]).toHaveAttribute('data-over')
    expect(items[1]).not.toHaveAttribute('data-over')
  })

  test('says why it was withdrawn, and still offers to roll it out', async () => {
    const { user } = openRelease(versions.withdrawn)
    expect(await screen.findByText(/^Withdrawn on 16 Nov 2026/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Roll out' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll out a release of teacher' }))
    expect(await dialog.findByLabelText('Version')).toHaveValue(versions.withdrawn)
  })

  test('of an earlier release offers to roll back to it', async () => {
    const { user } = openRelease(versions.earlier)
    await user.click(await screen.findByRole('button', { name: `Actions for ${versions.earlier}` }))
    expect(await screen.findByRole('menuitem', { hidden: true, name: 'Roll back to it' })).toBeInTheDocument()
  })

  test('opens for each of ten thousand releases', async () => {
    openRelease(`${versions.canary}-copy17`, answersInState('manyRows', createFixtures()))
    expect((await panel('Origin')).getByText('Bayu Pratama')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: `${versions.canary}-copy17` })).toBeVisible()
  })

  test('says that there is no such release', async () => {
    openRelease('9.9.9')
    expect(await screen.findByText('There is no release with this version.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '9.9.9' })).toBeVisible()
  })
})

const openComparison = (search: string, first: readonly Answer[] = []) =>
  renderScreen(ComparePage, {
    path: '/admin/releases/:area/compare',
    at: `/admin/releases/teacher/compare${search}`,
    role: 'admin',
    answers: [...first, ...createFixtures()],
  })

describe('the comparison of two releases', () => {
  const pair = `?before=${versions.stable}&after=${versions.canary}`

  test('shows pages, endpoints, modules, menus and texts that differ', async () => {
    openComparison(pair)
    const pages = await screen.findByRole('table', { name: 'Pages' })
    expect(within(pages).getByRole('row', { name: '/teacher/reading-list – 96 kB new' })).toBeVisible()
    expect(within(pages).getByRole('row', { name: '/teacher/report 182 kB 191 kB +9 kB' })).toBeVisible()
    const endpoints = (await panel('Endpoints it uses')).getAllByRole('listitem')
    expect(endpoints.map(({ textContent }) => textContent)).toEqual([
      ...['removedstudent.scoreSummary', 'changedstudent.students', 'newreading.readingList'],
    ])
    expect((await panel('Shared modules')).getByText(/@lekta\/shared/)).toHaveTextContent('^2.0.0 → ^2.1.0')
    expect((await panel('At a glance')).getByText('4 texts removed')).toBeVisible()
  })

  test('can be turned round', async () => {
    const { user, address } = openComparison(pair)
    await user.click(await screen.findByRole('button', { name: 'Swap the releases' }))
    await waitFor(() => expect(screen.getByLabelText('Before')).toHaveValue(versions.canary))
    expect(address()).toBe(`/admin/releases/teacher/compare?before=${versions.canary}&after=${versions.stable}`)
  })

  test('starts with the two newest releases, and needs different ones', async () => {
    const { user } = openComparison('')
    const before = await screen.findByLabelText('Before')
    expect(before).toHaveValue(versions.canary)
    await user.selectOptions(before, versions.next)
    expect(await screen.findByText('Choose two different releases')).toBeVisible()
  })

  test('says that there is no difference', async () => {
    const compareReleases = async () => ({
      ...{ pages: [], endpoints: { added: [], removed: [], changed: [] }, shared: [], area: [] },
      ...{ strings: { added: 0, removed: 0 }, bytes: { before: 1, after: 1 } },
    })
    openComparison(pair, answers(releaseContract, { compareReleases }))
    expect(await screen.findByText('No difference')).toBeVisible()
  })

  test('shows why it cannot be made', async () => {
    const compareReleases = async () => {
      throw refusal(404, 'There is no such release.')
    }
    openComparison(pair, answers(releaseContract, { compareReleases }))
    expect(await screen.findByText('There is no such release.')).toBeVisible()
  })
})
