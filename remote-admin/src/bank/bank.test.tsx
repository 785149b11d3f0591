import { bankContract } from '@lekta/shared/contract/assessment/bank'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import Bank from './bank'
import { Comparisons } from './comparisons'
import { QuestionFigures } from './question-figures'

const openBank = (at = '/admin/bank') =>
  renderScreen(Bank, { path: '/admin/bank', at: at as '/', role: 'admin', answers: createFixtures() })

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').length - 1

test('the page shows the coverage of the scale and the statistics of each item', async () => {
  await openBank()
  expect(
    await screen.findByText(
      /^754 passages with two questions each\. The most used passage appeared in 24% of the last 1,200 tests/,
    ),
  ).toBeVisible()
  expect(screen.getByText(/changed the measure of 357 items/)).toBeVisible()
  const row = (await screen.findByRole('button', { name: '0400-231-2' })).closest('tr') as HTMLElement
  for (const words of ['Inference', 'Second question about 0400-231', '510L (430L)', '12%', '61%, expected 79%'])
    expect(within(row).getByText(words)).toBeVisible()
  for (const words of ['0.21', '31', 'Harder than expected']) expect(within(row).getByText(words)).toBeVisible()
})

test('each band shows its texts, what their questions ask for, and what needs attention', async () => {
  await openBank()
  const table = within(await screen.findByRole('table', { name: 'Passages by 100L band' }))
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual([
    ...['Texts from', 'Stories', 'Factual texts', 'Verbatim', 'Paraphrase', 'Inference', 'Interpretation'],
    ...['Evaluation', 'Vocabulary', 'By words only', 'Highest exposure', 'Needs review'],
  ])
  const row = table.getByRole('row', { name: /^400L/ })
  expect(row).toHaveAccessibleName('400L 18 17 0% 12% 46% 22% 14% 6% 32% 24% 2')
  expect(within(row).getByRole('cell', { name: '2' })).toHaveAttribute('data-beyond')
  expect(within(row).getByRole('cell', { name: '24%' })).not.toHaveAttribute('data-beyond')
  expect(table.getByRole('row', { name: /^BR100L/ })).toBeVisible()
})

test('figures about questions are shown with their limits, and those beyond a limit are marked', async () => {
  const figures = { questions: 4, matched: 0.5, longest_key: 0.25 }
  const kinds = { verbatim: 0.25, paraphrase: 0, inference: 0.5, interpretation: 0.25, evaluation: 0, vocabulary: 0 }
  const limits = {
    kinds: [
      { kinds: ['inference' as const], least: 0.3, most: 1 },
      { kinds: ['evaluation' as const, 'vocabulary' as const], least: 0.1, most: 1 },
      { kinds: ['verbatim' as const], least: 0, most: 0.1 },
    ],
    ...{ matched: 0.33, matched_in_band: 0.4, longest_key: 0.25 },
  }
  await renderScreen(() => <QuestionFigures figures={{ ...figures, kinds }} limits={limits} />)
  const rows = screen
    .getAllByRole('listitem')
    .map((row) => [row.textContent?.replace(/\s+/g, ' '), row.querySelector('[data-beyond]') !== null])
  expect(rows).toEqual([
    ['Inference50% at least 30%', false],
    ['Evaluation and Vocabulary0% at least 10%', true],
    ['Verbatim25% at most 10%', true],
    ['Correct by comparing words only50% at most 33%', true],
    ['Correct answer is the longest25% at most 25%', false],
  ])
})

test('the coverage of a server that gives single items has no figures about questions', async () => {
  const coverage = answers(bankContract, {
    bankCoverage: async () => ({
      ...{ items: 504, moved: 0, attempts: 0, counted_at: null, exposure_limit: 0.25, highest_exposure: 0 },
      bands: [{ low: 400, literary: 15, informational: 14, highest_exposure: 0, doubtful: 0 }],
    }),
  })
  await renderScreen(Bank, { path: '/admin/bank', role: 'admin', answers: [...coverage, ...createFixtures()] })
  expect(await screen.findByText(/^504 items\. The most used item/)).toBeVisible()
  expect(screen.getByRole('row', { name: '400L 15 14 0% –' })).toBeVisible()
  expect(screen.queryByText('What do questions ask for?')).toBeNull()
})

test('a bank without texts says so', async () => {
  const empty = answers(bankContract, {
    bankCoverage: async () => ({
      ...{ items: 0, moved: 0, attempts: 0, counted_at: null, exposure_limit: 0.25, highest_exposure: 0, bands: [] },
    }),
  })
  await renderScreen(Bank, { path: '/admin/bank', role: 'admin', answers: [...empty, ...createFixtures()] })
  expect(await screen.findByText('No texts are installed yet.')).toBeVisible()
  expect(screen.queryByRole('table', { name: /by 100L band$/ })).toBeNull()
})

test('a filter shows only questions of one kind, and is kept in the address', async () => {
  const { user, address } = await openBank()
  await screen.findByRole('button', { name: '0400-32' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of question' }), 'Paraphrase')
  await waitFor(() => expect(rowsOf('Items')).toBe(1))
  expect(screen.getByRole('button', { name: '0400-231-1' })).toBeVisible()
  expect(address()).toBe('/admin/bank?kind=paraphrase')
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
    '0400-231-2,What did the goat want?,0400-231,Inference,510,430,2,12,2400,61,79,0.213,31.4,Harder than expected; Harder or easier for one group',
  ])
  click.mockRestore()
})

test('an item opens in a dialog with its passage, options, measure and reason for review', async () => {
  const { user } = await openBank()
  await user.click(await screen.findByRole('button', { name: '0400-231-2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Item 0400-231-2' }))
  expect(await dialog.findByText('A goat looked at a hat for a long time.')).toBeVisible()
  expect(dialog.getByRole('row', { name: /^the hat Correct answer 61% 540L$/ })).toBeVisible()
  expect(dialog.getByRole('row', { name: /^the gate 9% BR60L$/ })).toBeVisible()
  expect(dialog.getByText(/^510L ± 42L since .*, from 208 answers$/)).toBeVisible()
  expect(dialog.getByText('Needs review: Harder than expected, Harder or easier for one group')).toBeVisible()
})

test('the dialog of a question shows its kind, its passage’s form and motifs, and opens the other question', async () => {
  const { user } = await openBank()
  await user.click(await screen.findByRole('button', { name: '0400-231-2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Item 0400-231-2' }))
  expect(await dialog.findByText('Story')).toBeVisible()
  expect(dialog.getByText('goat, hat')).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'First question about this passage' })).toBeVisible()
  expect(dialog.getByText('for an hour or more').closest('li')).toHaveTextContent(/Correct answer$/)
  await user.click(dialog.getByRole('button', { name: 'How long did the goat look at the hat?' }))
  const other = within(await screen.findByRole('dialog', { name: 'Item 0400-231-1' }))
  expect(await other.findByRole('heading', { name: 'Second question about this passage' })).toBeVisible()
})

test('the dialog of an item says in plain words how hard it is for groups of the same ability', async () => {
  const { user } = await openBank()
  await user.click(await screen.findByRole('button', { name: '0400-231-2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Item 0400-231-2' }))
  const [city, language] = await dialog.findAllByText(/of the same ability/)
  expect(city?.closest('li')).toHaveTextContent(
    'Much harder for students of schools in Bandar Lampung than for others of the same ability240 answers, 2,160 of othersNeeds review',
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
