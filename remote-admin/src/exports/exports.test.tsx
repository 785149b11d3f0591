import { dataExportContract } from '@lekta/shared/contract/data-export'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures, listedExport } from '../fixtures'
import Privacy from '../privacy/privacy'

const open = (instead: Answer[] = []) =>
  renderScreen(Privacy, {
    path: '/admin/privacy',
    at: '/admin/privacy?tab=exports' as '/',
    role: 'admin',
    answers: [...instead, ...createFixtures()],
  })

const rows = () => screen.findAllByRole('row', { name: /Ayu Lestari/ })

test('an admin sees all archives, and can download only those that the admin requested', async () => {
  open()
  const [own, other] = await rows()
  expect(own).toHaveTextContent(/Ayu Lestari.*Ratih Kusuma.*Letter of 19 November.*Ready/)
  expect(within(own as HTMLElement).getByRole('button', { name: 'Download (2.4 MB)' })).toBeVisible()
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull()
})

test('a request needs an existing account and a reason, and appears in the list', async () => {
  const { user, store } = open()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Export a person’s data' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = () => user.click(dialog.getByRole('button', { name: 'Prepare the file' }))
  await send()
  expect(dialog.getByLabelText('Reason')).toBeInvalid()
  await user.type(dialog.getByLabelText('Username or e-mail address'), 'nobody')
  await user.type(dialog.getByLabelText('Reason'), 'Asked by phone, called back')
  await send()
  expect(await dialog.findByText('There is no account with this username or e-mail address.')).toBeVisible()
  await user.clear(dialog.getByLabelText('Username or e-mail address'))
  await user.type(dialog.getByLabelText('Username or e-mail address'), 'ayu.lestari')
  await send()
  await waitFor(() => expect(store.getState().notice?.text).toBe('The file is being prepared.'))
  expect(await screen.findByText('Asked by phone, called back')).toBeVisible()
  expect(screen.getByText('Being prepared')).toBeVisible()
})

test('a failed archive shows what to do', async () => {
  const failed = { ...listedExport, state: 'failed' as const, failure: 'disk full' as const, bytes: null }
  const dataExports = async () => ({ data: [failed], total: 1, page: 1, last_page: 1 })
  open(answers(dataExportContract, { dataExports }))
  const [row] = await rows()
  expect(row).toHaveTextContent(/Failed.*tell the administrator, then try again/)
})

test('the list explains itself while it is empty', async () => {
  const dataExports = async () => ({ data: [], total: 0, page: 1, last_page: 1 })
  open(answers(dataExportContract, { dataExports }))
  expect(await screen.findByText('No exports yet')).toBeVisible()
})
