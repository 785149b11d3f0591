import { comparisonContract } from '@lekta/shared/contract/assessment/comparison'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import Comparison from './comparison'

const now = new Date('2026-05-04T08:00:00Z')
const open = (at = '/school/compare', first: readonly Answer[] = []) =>
  renderScreen(Comparison, {
    path: '/school/compare',
    at,
    role: 'school',
    answers: [...first, ...schoolFixtures('school', now)],
  })

const figures = async () => within(await screen.findByRole('region', { name: 'All figures' }))
const cells = async (name: string) => {
  const row = (await figures()).getByRole('link', { name }).closest('tr') as HTMLElement
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('the class that grew least is named, with the students who explain it', async () => {
  open()
  const lead = await screen.findByText(/ grew least since 1 July 2025: median /)
  const name = (lead.textContent ?? '').split(' grew')[0] as string
  const panel = within(await screen.findByRole('region', { name: `${name}: level and growth of each student` }))
  const title = await panel.findByRole('heading', { name: 'Furthest below what was expected' })
  const lowest = within(title.parentElement as HTMLElement)
  expect(lowest.getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(lowest.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/school\/student\/\d+$/)
  expect(panel.getByText(/^All of .* Without them: /)).toBeVisible()
})

test('a class is chosen in the picture or the table, and the choice is in the address', async () => {
  const { user, address } = open()
  await user.click((await figures()).getByRole('link', { name: '4B Kenanga' }))
  expect(address()).toBe('/school/compare?group=2')
  expect(await screen.findByRole('region', { name: '4B Kenanga: level and growth of each student' })).toBeVisible()
})

test('each student in the picture of level and growth leads to the page of the student', async () => {
  open('/school/compare?group=1')
  const picture = within(await screen.findByRole('figure', { name: 'Level and growth of 3A Melati' }))
  expect(picture.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/school\/student\/\d+$/))
})

test('levels of a term are compared with an earlier one and shown as distributions', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('radio', { name: 'Level' }))
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Compared with' }),
    'The same term a year before',
  )
  expect(address()).toBe('/school/compare?show=level&before=year')
  expect(await screen.findByText(/is lowest for its grade: median/)).toBeVisible()
  expect(screen.getByRole('figure', { name: 'Distribution of 3A Melati' })).toBeInTheDocument()
  expect((await cells('3A Melati'))[2]).toMatch(/L$/)
})

test('grades are compared by their shares in each band', async () => {
  open('/school/compare?show=bands&by=grade')
  expect(await screen.findByText(/has the most students far below their grade: \d+%/)).toBeVisible()
  expect(await cells('Grade 3')).toHaveLength(6)
})

test('the table is sorted by a column, and the other way round', async () => {
  const { user } = open()
  const table = await figures()
  await user.click(table.getByRole('button', { name: 'Name' }))
  const names = () => table.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names()).toEqual(['3A Melati', '4B Kenanga'])
  await user.click(table.getByRole('button', { name: 'Name' }))
  expect(names()).toEqual(['4B Kenanga', '3A Melati'])
})

test('without classes the page says what will appear', async () => {
  const nothing = answers(comparisonContract, {
    comparison: async () => ({
      terms: ['2026-01-01'],
      term: '2026-01-01',
      before: '2025-07-01',
      since: '2025-07-01',
      groups: [],
    }),
  })
  open('/school/compare', nothing)
  expect(await screen.findByText(/^There is nothing to compare yet\. Classes appear/)).toBeVisible()
})
