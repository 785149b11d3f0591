import { screen, waitFor, within } from '@testing-library/react'
import { privacyContract } from '../contract/privacy'
import { answers } from '../testing/fake-api'
import { openErasure, privacyFixtures } from '../testing/privacy-fixtures'
import { renderScreen } from '../testing/render-screen'
import { ErasurePart } from './erasure-part'
import { WaitingErasures } from './waiting-erasures'

const Waiting = () => <WaitingErasures kind="child" />
const Part = () => <ErasurePart id={7} action="Delete data" title="Delete all data about Ayu?" />

const open = async (options: Parameters<typeof privacyFixtures>[0] = {}, language: 'en' | 'id' = 'en') => {
  const view = renderScreen(Part, { role: 'parent', language, answers: privacyFixtures(options) })
  await view.user.click(await screen.findByRole('button', { name: 'Delete data' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...view, dialog }
}

const items = async (dialog: ReturnType<typeof within>, title: string) =>
  within((await dialog.findByRole('heading', { hidden: true, name: title })).parentElement as HTMLElement)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)

test('the dialog says what is deleted, what stays, and when', async () => {
  const { dialog } = await open({ preview: { retained: ['accounting', 'records'], invoices: 2 } })
  expect(await items(dialog, 'What is deleted')).toEqual([
    'the account with name, picture and all details',
    '3 tests with their results',
    '61 answers',
    '1 classroom place',
    '1 link between parent and child',
    '12 notifications',
    '4 logins and devices',
  ])
  expect(await items(dialog, 'What stays')).toEqual([
    '2 invoices with the name of the buyer, for 10 years, because the law requires it',
    'tests and imports made for others, without the name',
    'what the answers say about our questions; it names nobody',
  ])
  expect(dialog.getByText(/Deleted for good on 7 December 2026; until then it can be undone/)).toBeInTheDocument()
})

test('the name must be typed; then the part says when the data is deleted, and can cancel it', async () => {
  const { dialog, user } = await open()
  const confirm = await dialog.findByRole('textbox', { hidden: true, name: /Type “Ayu” to confirm/ })
  const send = dialog.getByRole('button', { hidden: true, name: 'Delete on 7 December 2026' })
  await user.type(confirm, 'Budi')
  await user.click(send)
  expect(await dialog.findByText('Please type “Ayu” to confirm.')).toBeInTheDocument()
  await user.clear(confirm)
  await user.type(confirm, 'Ayu')
  await user.click(send)
  expect(await screen.findByText('Ayu Lestari will be deleted on 7 December 2026')).toBeInTheDocument()
  expect(screen.getByText('Requested by Sari Wulandari')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Cancel deletion of Ayu Lestari' }))
  expect(await screen.findByRole('button', { hidden: true, name: 'Delete data' })).toBeInTheDocument()
})

test('for a school’s student the parent can ask the school', async () => {
  const { dialog, user, store } = await open({ preview: { ask_school: 'Sekolah Cakrawala' } })
  expect(await dialog.findByText(/^Sekolah Cakrawala manages this account/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { hidden: true, name: 'Ask the school' }))
  await waitFor(() => expect(store.getState().notice).toMatchObject({ text: 'Sekolah Cakrawala has been notified.' }))
})

test('the dialog says who else is notified', async () => {
  const { dialog } = await open({ preview: { notified: { parents: 1, school: true } } })
  expect(await dialog.findByText(/The school and the parents will be notified\.$/)).toBeInTheDocument()
})

test('a failure to load the preview is shown with a retry', async () => {
  const fail = answers(privacyContract, {
    erasurePreview: async () => {
      throw Object.assign(new Error(), { status: 500, code: 500, message: 'The server has a problem.' })
    },
  })
  const { user } = renderScreen(Part, { role: 'parent', answers: [...fail, ...privacyFixtures()] })
  await user.click(await screen.findByRole('button', { name: 'Delete data' }))
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(within(alert).getByRole('button', { hidden: true, name: 'Retry' })).toBeInTheDocument()
})

test('people of one kind who wait to be deleted are listed; what the school requested a parent cannot cancel', async () => {
  const requested = [openErasure, { ...openErasure, account_id: 8, name: 'Budi', can_cancel: false }]
  const teacher = { ...openErasure, account_id: 9, name: 'Sri', kind: 'adult' as const }
  renderScreen(Waiting, { role: 'parent', answers: privacyFixtures({ open: [...requested, teacher] }) })
  const list = within(await screen.findByRole('region', { name: 'Waiting to be deleted' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Cancel deletion of Ayu Lestari',
  ])
})

test('of many people who wait only three are shown at first', async () => {
  const many = [1, 2, 3, 4, 5].map((id) => ({ ...openErasure, account_id: id, name: `Student ${id}` }))
  const { user } = renderScreen(Waiting, { role: 'school', answers: privacyFixtures({ open: many }) })
  await user.click(await screen.findByRole('button', { name: 'Show 2 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('the dialog is complete in Indonesian', async () => {
  const { dialog } = await open({}, 'id')
  expect(await items(dialog, 'Yang dihapus')).toContain('3 tes beserta hasilnya')
  expect(dialog.getByRole('button', { hidden: true, name: 'Hapus pada 7 Desember 2026' })).toBeInTheDocument()
})
