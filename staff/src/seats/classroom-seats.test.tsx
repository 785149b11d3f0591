import { subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import type { StaffArea } from '../staff-paths'
import { schoolFixtures } from '../testing/school-fixtures'
import ClassroomSeats from './classroom-seats'
import ClassroomSeatsById from './classroom-seats-by-id'

const open = (area: StaffArea = 'teacher', first: ReturnType<typeof answers> = [], room = 1) =>
  renderScreen(ClassroomSeats, {
    path: `/${area}/class-room/subscription/:id`,
    at: `/${area}/class-room/subscription/${room}`,
    role: area,
    answers: [...first, ...schoolFixtures(area)],
  })

type Opened = ReturnType<typeof open>

const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement
const dialog = () => screen.findByRole('dialog')
const noticeText = ({ store }: Opened) => store.getState().notice?.text

async function choose({ user }: Opened, action: string, name: string) {
  await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(within(screen.getByRole('group', { name: 'Selected' })).getByRole('button', { name: action }))
}

test('students are listed with plan and tests left, and the page shows how many have a seat', async () => {
  open()
  await screen.findByText('12 of 20 students have a seat')
  await screen.findByText('Ayu Lestari')
  expect(rowOf('Ayu Lestari')).toHaveTextContent('School year')
  expect(rowOf('Ayu Lestari')).toHaveTextContent('3 of 4')
  expect(rowOf('Citra Nugroho')).toHaveTextContent('No seat')
  expect(await screen.findByRole('list', { name: 'Active subscriptions' })).toHaveTextContent('15 of 30 seats are free')
})

test('all students without a seat can get one at once, with an undo', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: 'Give seats to the whole class' }))
  await page.user.click(within(await dialog()).getByRole('button', { name: 'Give seats' }))
  await screen.findByText('20 of 20 students have a seat')
  expect(noticeText(page)).toBe('8 seats given.')
  expect(page.store.getState().notice?.undo?.path).toBe('/v2/classroom/get-back-subscription')
})

test('with too few free seats, none is assigned and a school has a link to order more', async () => {
  const first = answers(subscriptionContract, {
    runningSubscriptions: async () => [
      { id: 1, plan_name: 'One round', tests_per_child: 1, ends_at: '2027-01-01T00:00:00Z', seats: 3, free: 0 },
    ],
  })
  const page = open('school', first, 2)
  await page.user.click(await screen.findByRole('button', { name: 'Give seats to the whole class' }))
  const seatDialog = within(await dialog())
  await page.user.click(seatDialog.getByRole('button', { name: 'Give seats' }))
  expect(await seatDialog.findByRole('alert')).toHaveTextContent('5 of 20 seats are missing, so none was given.')
  expect(seatDialog.getByRole('link', { name: 'Order seats' })).toHaveAttribute(
    'href',
    '/school/invoice?tab=subscriptions&order=buy',
  )
  expect(screen.getByText('0 of 20 students have a seat')).toBeInTheDocument()
})

test('removing the seats of selected students keeps those that have been used', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Ayu Lestari' }))
  await choose(page, 'Remove seats', 'Eka Lestari')
  await waitFor(() => expect(noticeText(page)).toBe('1 seat removed. 1 kept because a test was already taken.'))
  await waitFor(() => expect(rowOf('Eka Lestari')).toHaveTextContent('No seat'))
  expect(rowOf('Ayu Lestari')).toHaveTextContent('School year')
})

test('a voucher is redeemed for one student, and a mistyped code shows an error at its field', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Citra Nugroho' }))
  await page.user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Redeem a voucher' }))
  const seatDialog = within(await dialog())
  expect(seatDialog.getByText('For Citra Nugroho')).toBeInTheDocument()
  const code = seatDialog.getByLabelText('Voucher code')
  await page.user.type(code, 'WRONG')
  await page.user.click(seatDialog.getByRole('button', { name: 'Redeem' }))
  await waitFor(() => expect(code).toHaveAccessibleDescription(/There is a typing mistake in this code/))
  await page.user.clear(code)
  await page.user.type(code, '7QFA-2M8D-KX4P-3')
  await page.user.click(seatDialog.getByRole('button', { name: 'Redeem' }))
  await waitFor(() => expect(rowOf('Citra Nugroho')).toHaveTextContent('School year'))
})

test('without a running subscription, a teacher is referred to the school', async () => {
  open('teacher', answers(subscriptionContract, { runningSubscriptions: async () => [] }))
  expect(await screen.findByText(/Ask your school to order seats/)).toBeInTheDocument()
})

test.each([
  ['?id=7', '/school/class-room/subscription/7'],
  ['', '/school/class-room'],
])('the old address with “%s” redirects to %s', async (search, target) => {
  const { address } = renderScreen(ClassroomSeatsById, {
    path: '/school/class-room/subscription',
    at: `/school/class-room/subscription${search}`,
  })
  await waitFor(() => expect(address()).toBe(target))
})
