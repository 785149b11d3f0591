import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import Bank from './bank'
import { Comparisons } from './comparisons'

const openBank = (at = '/admin/bank') =>
  renderScreen(Bank, { path: '/admin/bank', at: at as '/', role: 'admin', answers: createFixtures() })

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').length - 1

test('the page shows the coverage of the scale and the statistics of each item', async () => {
  await openBank()
  expect(
    await screen.findByText(/^504 items\. The most used item appeared in 24% of the last 1,200 tests/),
  ).toBeVisible()
  expect(screen.getByText(/changed the measure of 357 items/)).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'BR100L' })).toBeVisible()
  const row = (await screen.findByRole('button', { name: '0400-31' })).closest('tr') as HTMLElement
  for (const words of ['510L (430L)', '12%', '61%, expected 79%', '0.21', '31', 'Harder than expected'])
    expect(within(row).getByText(words)).toBeVisible()
})

test('a filter shows only items that need review, and is kept in the address', async () => {
  const { user, address } = await openBank()
  await screen.findByRole('button', { name: '0400-32' })
  await user.click(screen.getByRole('switch', { name: 'Needs review only' }))
  await waitFor(() => expect(rowsOf('Items')).toBe(1))
  expect(address()).toBe('/admin/bank?show=doubtful')
})

test('the CSV download contains the filtered items', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await openBank('/admin/bank?show=doubtful')
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
  expect(click.mock.contexts[0]).toHaveProperty('download', 'item-bank.csv')
  const [, ...rows] = (await textOf(saved[0])).trimEnd().split('\r\n')
  expect(rows).toEqual([
    '0400-31,The goat wanted ____.,510,430,2,12,2400,61,79,0.213,31.4,Harder than expected; Harder or easier for one group',
  ])
  click.mockRestore()
})

test('an item opens in a dialog with its passage, options, measure and reason for review', async () => {
  const { user } = await openBank()
  await user.click(await screen.findByRole('button', { name: '0400-31' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Item 0400-31' }))
  expect(await dialog.findByText('A goat looked at a hat for a long time.')).toBeVisible()
  expect(dialog.getByRole('row', { name: /^the hat Correct answer 61% 540L$/ })).toBeVisible()
  expect(dialog.getByRole('row', { name: /^the gate 9% BR60L$/ })).toBeVisible()
  expect(dialog.getByText(/^510L ± 42L since .*, from 208 answers$/)).toBeVisible()
  expect(dialog.getByText('Needs review: Harder than expected, Harder or easier for one group')).toBeVisible()
})

test('the dialog of an item says in plain words how hard it is for groups of the same ability', async () => {
  const { user } = await openBank()
  await user.click(await screen.findByRole('button', { name: '0400-31' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Item 0400-31' }))
  const [city, language] = await dialog.findAllByText(/of the same ability/)
  expect(city).toHaveTextContent(
    'Much harder for students of schools in Bandar Lampung than for others of the same ability Needs review240 answers, 2,160 of others',
  )
  expect(language).toHaveTextContent(
    'About as hard for students whose account is in Indonesian as for others of the same ability',
  )
})

test('the dialog says when groups have too few answers to be compared', async () => {
  await renderScreen(() => <Comparisons comparisons={[]} />)
  expect(screen.getByText('Too few answers so far: 200 are needed from each of two groups.')).toBeVisible()
})

/** Returns the text of a blob with a FileReader, because jsdom's blobs have no method for it. */
const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob ?? new Blob())
  })
