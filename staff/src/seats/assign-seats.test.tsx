import { subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import { words } from '../words.id'
import AssignSeats from './assign-seats'

const room = (id: number, name: string, seatless: number) => ({ id, name, grade: 4, students: 30, seatless })
const rooms = [room(1, '4A', 10), room(2, '4B', 0), room(3, '4C', 30)]

function open(free: number, classrooms = rooms) {
  const sent: unknown[] = []
  const handlers = answers(subscriptionContract, {
    seatlessClassrooms: async () => classrooms,
    runningSubscriptions: async () => [
      { id: 7, plan_name: 'School year', tests_per_child: 4, ends_at: '2027-06-30T00:00:00Z', seats: 50, free },
    ],
    assignSeats: async ({ params, body }) => {
      sent.push([params, body])
      if (body.classroom_ids.includes(3)) throw refusal(409, 'Not enough seats.')
      return { subscription_id: 7, given: [11, 12] }
    },
  })
  const view = renderScreen(AssignSeats, {
    path: '/school/seat',
    at: '/school/seat?subscription=7' as '/school/seat',
    role: 'school',
    words,
    answers: [...handlers, ...schoolFixtures('school')],
  })
  return { view, sent }
}

test('classes whose students can all get a seat are chosen already', async () => {
  const { view, sent } = open(15)
  expect(await screen.findByRole('checkbox', { name: '4A 10 of 30 without a seat' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '4B All 30 students have a seat' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: '4C 30 of 30 without a seat' })).not.toBeChecked()
  expect(screen.getByText('10 of 15 free seats, 5 left')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Give 10 seats' }))
  await waitFor(() => expect(view.store.getState().notice?.text).toBe('2 seats given.'))
  expect(view.store.getState().notice?.undo?.body).toEqual({ student_ids: [11, 12], subscription_id: 7 })
  expect(sent).toEqual([[{ id: 7 }, { classroom_ids: [1] }]])
})

test('too many classes cannot be sent, and the page says how many seats are missing', async () => {
  const { view } = open(15)
  await view.user.click(await screen.findByRole('checkbox', { name: /^4C/ }))
  expect(screen.getByText('25 seats too few. Choose fewer classes.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Give 40 seats' })).toBeDisabled()
})

test('without a class the page says how many seats are free', async () => {
  const { view } = open(15)
  await view.user.click(await screen.findByRole('checkbox', { name: /^4A/ }))
  expect(screen.getByText('15 free seats. Choose the classes that get them.')).toBeVisible()
})

test('a subscription without free seats offers an order', async () => {
  open(0)
  expect(await screen.findByText('40 students in classes have no seat yet.')).toBeVisible()
  expect(within(document.body).getByRole('link', { name: 'Order seats' })).toBeVisible()
})

test('a school in which everyone has a seat reads that', async () => {
  open(5, [room(1, '4A', 0)])
  expect(await screen.findByRole('heading', { name: 'Everyone in a class has a seat' })).toBeVisible()
})
