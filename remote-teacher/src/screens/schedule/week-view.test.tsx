import type { Schedule } from '@lekta/shared/contract/schedule'
import { dayAfter, instantOf, wallTime, weekdayOf } from '@lekta/shared/lib/time/zone-time'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import { WeekView } from './week-view'

const zone = 'Asia/Jakarta'
const at = (day: string, time: string) => (instantOf({ day, time }, zone) as Date).toISOString()
// Two weeks ahead, so that nothing has begun.
const today = wallTime(new Date(), zone).day
const wednesday = dayAfter(today, 16 - weekdayOf(today))

const createSchedule = (values: Partial<Schedule> = {}): Schedule => ({
  id: 3,
  title: 'End of term check',
  exam: { code: 'reading', title: 'Reading test' },
  state: 'upcoming',
  opens_at: at(wednesday, '09:00'),
  closes_at: at(wednesday, '10:00'),
  tries_allowed: 1,
  classrooms: [{ id: 1, name: '3A Melati', grade: 3 }],
  children: 28,
  finished: 0,
  working: 0,
  given_by: 'Sri Wahyuni',
  changeable: true,
  ...values,
})

function open(schedule = createSchedule()) {
  const onOpen = jest.fn()
  const page = renderScreen(() => <WeekView day={wednesday} schedules={[schedule]} onOpen={onOpen} />, {
    role: 'teacher',
    words,
    answers: createFixtures(),
  })
  return { ...page, onOpen }
}

// jsdom has no pointer events with coordinates.
const point = (element: HTMLElement, type: 'down' | 'move' | 'up', clientY: number) =>
  fireEvent(element, new MouseEvent(`pointer${type}`, { bubbles: true, clientX: 0, clientY }))

async function drag(down: number) {
  const block = await screen.findByRole('button', { name: /3A Melati.*09:00–10:00/ })
  point(block, 'down', 0)
  point(block, 'move', down)
  point(block, 'up', down)
  fireEvent.click(block, { detail: 1 })
}

test('a test shows its class, its time and how many have finished, and a click opens it', async () => {
  const { user, onOpen } = open(createSchedule({ finished: 12 }))
  const block = await screen.findByRole('button', { name: /3A Melati.*09:00–10:00.*12 of 28 finished, Scheduled/ })
  await user.click(block)
  expect(onOpen).toHaveBeenCalledWith(3)
})

test('a test that is dragged down by an hour begins an hour later, and the drag is no click', async () => {
  const { store, onOpen } = open()
  await drag(48)
  await screen.findByRole('button', { name: /10:00–11:00/ })
  await waitFor(() => expect(store.getState().notice?.text).toMatch(/^Moved to .*10:00/))
  expect(onOpen).not.toHaveBeenCalled()
})

test('a test that has begun stays where it is, and a sentence says why', async () => {
  const { store } = open(createSchedule({ state: 'open' }))
  await drag(48)
  expect(store.getState().notice?.text).toMatch(/already begun/)
  expect(screen.getByRole('button', { name: /09:00–10:00/ })).toBeVisible()
})

test('Escape ends a drag without a move', async () => {
  const { store } = open()
  const block = await screen.findByRole('button', { name: /09:00–10:00/ })
  point(block, 'down', 0)
  point(block, 'move', 48)
  await screen.findByRole('button', { name: /10:00–11:00/ })
  fireEvent.keyDown(window, { key: 'Escape' })
  point(block, 'up', 48)
  expect(screen.getByRole('button', { name: /09:00–10:00/ })).toBeVisible()
  expect(store.getState().notice).toBeNull()
})

test('each day to come has a link that gives a test on it', async () => {
  open()
  const links = await screen.findAllByRole('link', { name: /^Give a test on/ })
  expect(links).toHaveLength(7)
  expect(links[2]).toHaveAttribute('href', `/teacher/test?day=${wednesday}&time=07:30`)
})
