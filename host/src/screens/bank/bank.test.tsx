import { type BankCoverage, type BankDetail, type BankItem, bankContract } from '@lekta/shared/contract/bank'
import { answers } from '@lekta/shared/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

const line: BankItem = {
  place: 1,
  id: '0400-31',
  genre: 'literary',
  statement: 'The goat wanted ____.',
  retired: false,
  text: 430,
  measure: 510,
  version: 2,
  exposure: 0.124,
  answers: 208,
  right: 0.61,
  expected: 0.79,
  point_biserial: 0.213,
  median_seconds: 31.4,
  doubts: ['harder'],
}
const quiet: BankItem = { ...line, place: 2, id: '0400-32', version: 1, measure: 430, right: null, doubts: [] }

const detail: BankDetail = {
  ...line,
  passage: 'A goat looked at a hat for a long time.',
  skipped: 3,
  rapid: 5,
  options: [
    { text: 'the hat', right: true, share: 0.61, measure: 540 },
    { text: 'the grass', right: false, share: 0.3, measure: 380 },
    { text: 'the gate', right: false, share: 0.09, measure: -60 },
    { text: 'the boy', right: false, share: 0, measure: null },
  ],
  history: [{ version: 2, measure: 510, standard_error: 42, answers: 208, at: '2026-07-14T03:00:00Z' }],
}

const coverage: BankCoverage = {
  items: 504,
  moved: 357,
  attempts: 1200,
  counted_at: '2026-07-14T03:00:00Z',
  exposure_limit: 0.25,
  highest_exposure: 0.241,
  bands: [
    { low: -100, literary: 12, informational: 12, highest_exposure: 0.05, doubtful: 0 },
    { low: 400, literary: 15, informational: 14, highest_exposure: 0.241, doubtful: 2 },
  ],
}

const openBank = (at = '/admin/bank') =>
  openPortal({
    at,
    role: 'admin',
    more: answers(bankContract, {
      bankItems: async ({ query }) => {
        const rows = query.doubtful ? [line] : [line, quiet]
        return { data: rows, last_page: 1, total: rows.length, page: 1 }
      },
      bankItem: async () => detail,
      bankCoverage: async () => coverage,
    }),
  })

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').length - 1

test('the page tells how the bank covers the scale, and what is known of each item', async () => {
  await openBank()
  expect(await screen.findByText(/^504 items\. The most used item appeared in 24% of 1,200 tests/)).toBeVisible()
  expect(screen.getByText(/changed the measure of 357 items/)).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'BR100L' })).toBeVisible()
  const row = (await screen.findByRole('button', { name: '0400-31' })).closest('tr') as HTMLElement
  for (const words of ['510L (430L)', '12%', '61%, expected 79%', '0.21', '31', 'Harder than expected'])
    expect(within(row).getByText(words)).toBeVisible()
})

test('those to look at are listed alone, and the choice stands in the address', async () => {
  const { user, address } = await openBank()
  await screen.findByRole('button', { name: '0400-32' })
  await user.click(screen.getByRole('switch', { name: 'Needs review only' }))
  await waitFor(() => expect(rowsOf('Items')).toBe(1))
  expect(address()).toBe('/admin/bank?show=doubtful')
})

test('the list is taken along as a sheet, as it is narrowed', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await openBank('/admin/bank?show=doubtful')
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
  expect(click.mock.contexts[0]).toHaveProperty('download', 'item-bank.csv')
  const [, ...rows] = (await textOf(saved[0])).trimEnd().split('\r\n')
  expect(rows).toEqual(['0400-31,The goat wanted ____.,510,430,2,12,208,61,79,0.213,31.4,Harder than expected'])
  click.mockRestore()
})

test('an item opens with its text, its choices and the measures it has had', async () => {
  const { user } = await openBank()
  await user.click(await screen.findByRole('button', { name: '0400-31' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Item 0400-31' }))
  expect(await dialog.findByText('A goat looked at a hat for a long time.')).toBeVisible()
  expect(dialog.getByRole('row', { name: /^the hat Correct answer 61% 540L$/ })).toBeVisible()
  expect(dialog.getByRole('row', { name: /^the gate 9% BR60L$/ })).toBeVisible()
  expect(dialog.getByText(/^510L ± 42L since .*, from 208 answers$/)).toBeVisible()
  expect(dialog.getByText('Needs review: Harder than expected')).toBeVisible()
})

/** This document's blobs cannot be read as text, as every browser's can. */
const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob ?? new Blob())
  })
