import { leaverContract } from '@lekta/shared/contract/people/leaver'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { words } from '../../words.id'
import Retention from './retention'

const now = new Date('2026-11-20T05:00:00Z')
const show = (first = answers(leaverContract, {}), language: 'en' | 'id' = 'en') =>
  renderScreen(Retention, {
    path: '/school/retention',
    role: 'school',
    answers: [...first, ...schoolFixtures('school', now)],
    language,
    words,
  })

test('the list shows who is erased when, and how many parents know', async () => {
  show()
  const row = (await screen.findByText('Bagas Hartono')).closest('tr') as HTMLElement
  expect(within(row).getByText('15 Dec 2026')).toBeVisible()
  expect(within(row).getByText('27 Oct 2023')).toBeVisible()
  expect(await screen.findByText(/^On 15 December 2026, the accounts, tests and results/)).toBeVisible()
})

test('a student can be kept longer', async () => {
  const { user, store } = show()
  await screen.findByText('Bagas Hartono')
  await user.click(screen.getByRole('button', { name: 'Actions for Bagas Hartono' }))
  await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Keep 1 year longer' }))
  await waitFor(() => expect(screen.queryByText('Bagas Hartono')).toBeNull())
  expect(store.getState().notice?.text).toBe('1 student is kept 1 year longer.')
  expect(screen.getByText('Intan Permata')).toBeVisible()
})

test('several students can be kept together', async () => {
  const { user } = show()
  await screen.findByText('Bagas Hartono')
  for (const box of screen.getAllByRole('checkbox', { name: /Bagas|Intan/ })) await user.click(box)
  await user.click(within(screen.getByRole('group', { name: 'Selected' })).getByRole('button', { name: /^Keep/ }))
  await waitFor(() => expect(screen.queryByText('Intan Permata')).toBeNull())
  expect(screen.getByText('Yoga Saputra')).toBeVisible()
})

test('without such students, the page says so', async () => {
  show(answers(leaverContract, { leavers: async () => ({ data: [], total: 0, last_page: 1, page: 1 }) }))
  expect(await screen.findByRole('heading', { name: 'No one is about to be deleted' })).toBeVisible()
})

test('the page renders in Indonesian', async () => {
  show(undefined, 'id')
  expect(await screen.findByRole('heading', { level: 1, name: 'Mantan siswa' })).toBeVisible()
  expect(await screen.findByText(/^Pada 15 Desember 2026/)).toBeVisible()
})
