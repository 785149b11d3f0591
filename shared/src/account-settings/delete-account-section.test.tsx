import { screen, waitFor, within } from '@testing-library/react'
import { profileOf } from '../testing/account-fixtures'
import { privacyFixtures } from '../testing/privacy-fixtures'
import { renderScreen } from '../testing/render-screen'
import { DeleteAccountSection } from './delete-account-section'

const Section = () => <DeleteAccountSection profile={profileOf('parent')} />

const open = async (preview: NonNullable<Parameters<typeof privacyFixtures>[0]>['preview']) => {
  const view = renderScreen(Section, {
    path: '/parent/setting/index',
    role: 'parent',
    answers: privacyFixtures({ preview }),
  })
  await view.user.click(screen.getByRole('button', { name: 'Delete my account' }))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

test('deleting the own account logs the user out', async () => {
  const { dialog, user, store, address } = await open({ confirm: ['Sari'] })
  expect(await dialog.findByText(/We send you an e-mail with a link/)).toBeInTheDocument()
  await user.type(await dialog.findByRole('textbox', { hidden: true }), 'Sari')
  await user.click(dialog.getByRole('button', { hidden: true, name: 'Delete on 7 December 2026' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(store.getState().session.token).toBeNull()
  expect(store.getState().notice).toMatchObject({
    text: 'Your account is closed, and will be deleted on 7 December 2026.',
  })
})

test('a parent chooses which children are deleted too; the others are named as unmanaged', async () => {
  const { dialog, user } = await open({ children: [{ id: 7, name: 'Ayu Lestari' }], cancel_by_mail: false })
  expect(await dialog.findByText(/nobody can manage their accounts/)).toBeInTheDocument()
  await user.click(dialog.getByRole('checkbox', { hidden: true, name: 'Ayu Lestari' }))
  await waitFor(() => expect(dialog.queryByText(/nobody can manage their accounts/)).toBeNull())
  expect(await dialog.findByText(/You have no confirmed e-mail address/)).toBeInTheDocument()
})
