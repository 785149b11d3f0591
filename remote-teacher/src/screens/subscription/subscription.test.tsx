import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { words } from '../../words.id'
import Subscription from './subscription'

const open = () =>
  renderScreen(Subscription, {
    path: '/teacher/subscription',
    role: 'teacher',
    words,
    answers: schoolFixtures('teacher'),
  })

const cellsOf = (name: string) =>
  within(screen.getByText(name).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the teacher’s classrooms show students with and without a seat, and link to their seats', async () => {
  const { user, address } = open()
  await screen.findByText('3A Melati')
  expect(cellsOf('3A Melati')).toEqual(['3A Melati', '20', '12', '8'])
  await user.click(screen.getByText('3A Melati'))
  expect(address()).toBe('/teacher/class-room/subscription/1')
})

test('a voucher is redeemed for a student chosen by classroom', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Redeem a voucher' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByLabelText('Classroom'), '3A Melati')
  await waitFor(() => expect(dialog.getByRole('option', { name: 'Citra Nugroho' })).toBeInTheDocument())
  await user.selectOptions(dialog.getByLabelText('Student'), 'Citra Nugroho')
  await user.type(dialog.getByLabelText('Voucher code'), '7QFA-2M8D-KX4P-3')
  await user.click(dialog.getByRole('button', { name: 'Redeem' }))
  await waitFor(() => expect(cellsOf('3A Melati')).toEqual(['3A Melati', '20', '13', '7']))
})
