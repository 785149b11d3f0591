import { type ScheduleNews, scheduleContract } from '@lekta/shared/contract/schedule'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import ScheduleById from './schedule-by-id'

/** A stream of events that the test emits. */
function fakeStream() {
  let wake: (news: ScheduleNews) => void = () => undefined
  const waiting: ScheduleNews[] = []
  async function* news() {
    for (;;) yield waiting.shift() ?? (await new Promise<ScheduleNews>((resolve) => (wake = resolve)))
  }
  return {
    emit: (update: ScheduleNews) => wake(update),
    answer: answers(scheduleContract, { scheduleStream: async () => news() }),
  }
}

function open(id = 1) {
  const { emit, answer } = fakeStream()
  const otherAnswers = createFixtures().filter(({ endpoint }) => endpoint !== scheduleContract.scheduleStream)
  const renderOptions = {
    path: '/teacher/schedule/:id',
    at: `/teacher/schedule/${id}`,
    role: 'teacher',
    words,
  } as const
  return { emit, ...renderScreen(ScheduleById, { ...renderOptions, answers: [...answer, ...otherAnswers] }) }
}

const tile = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement

test('each child is listed with its status', async () => {
  open()
  expect(await tile('Ayu Lestari')).toHaveTextContent('Finished')
  expect(await tile('Bagas Lestari')).toHaveTextContent(/Reading.*question 11/)
  expect(await tile('Citra Lestari')).toHaveTextContent('Answering too fast')
  expect(await tile('Eka Lestari')).toHaveTextContent('Not started')
  expect(await tile('Galih Lestari')).toHaveTextContent('No answer for 4 min')
  expect(await tile('Hana Lestari')).toHaveTextContent('Offline for 6 min')
  expect(await tile('Ibrahim Lestari')).toHaveTextContent('Paused: answering too fast')
})

test('an event updates the status of a child and the count of children not started', async () => {
  const { emit } = open()
  const child = await tile('Eka Lestari')
  expect(screen.getByRole('button', { name: '4 Not started' })).toBeVisible()
  const at = new Date().toISOString()
  const working = { answered: 0, max_items: 30, moved_at: at, seen_at: at, guessing: false, resting: false }
  const eka = {
    id: 5,
    name: 'Eka Lestari',
    avatar: null,
    classrooms: ['3A Melati'],
    state: 'working' as const,
    tries_used: 1,
    tries_allowed: 1,
    allowed_from: null,
    report_id: null,
    working,
  }
  await waitFor(() => {
    emit({ list: [eka], changed: false })
    expect(child).toHaveTextContent(/Reading.*question 1$/)
  })
  expect(screen.getByRole('button', { name: '3 Not started' })).toBeVisible()
})

test('the list can be filtered by children who need attention, and the address keeps the filter', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: '4 Needs attention' }))
  expect(within(screen.getByRole('list', { name: 'Students' })).getAllByRole('listitem')).toHaveLength(4)
  expect(address()).toBe('/teacher/schedule/1?show=look')
})

test('a retake can be allowed on the tile of a child', async () => {
  const { user } = open()
  const child = await tile('Ayu Lestari')
  await user.click(within(child).getByRole('button', { name: 'Actions for Ayu Lestari' }))
  await user.click(await screen.findByText('Allow a retake'))
  await waitFor(() => expect(child).toHaveTextContent('Finished; retake allowed'))
})

test('a test that does not exist shows a message', async () => {
  open(99)
  await screen.findByText('There is no such schedule.')
})

test('before a test opens the page says how long that takes', async () => {
  open(3)
  expect(await screen.findByText('Opens in 3 days')).toBeVisible()
})

test('the students can be ordered with those who need attention first', async () => {
  const { user } = open()
  await tile('Ayu Lestari')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order of the students' }), 'status')
  const [first] = within(screen.getByRole('list', { name: 'Students' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('Offline for')
})
