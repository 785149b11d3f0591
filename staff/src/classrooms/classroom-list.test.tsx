import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import { words } from '../words.id'
import ClassroomList from './classroom-list'

const open = (first: ReturnType<typeof answers> = [], language: 'en' | 'id' = 'en') =>
  renderScreen(ClassroomList, {
    path: '/school/class-room',
    role: 'school',
    language,
    words,
    answers: [...first, ...schoolFixtures('school')],
  })

const cellsOf = (text: string) =>
  within(screen.getByText(text).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a row shows grade, teachers, number of students and of measured students, and median', async () => {
  open()
  await screen.findByText('4B Kenanga')
  expect(cellsOf('4B Kenanga')).toEqual([
    '',
    '4B Kenanga',
    '4',
    'Bambang Prasetyo and Sri Wahyuni',
    '20',
    '18',
    '775L',
    '',
  ])
})

test('a click on a row opens the students of the classroom', async () => {
  const { user, address } = open()
  await user.click(await screen.findByText('Bambang Prasetyo and Sri Wahyuni'))
  expect(address()).toBe('/school/class-room/student/2')
})

test('a classroom without measured students shows “Not measured yet” instead of a median', async () => {
  const room = { id: 9, name: '1C', grade: 1, teachers: [], students: 3, measured: 0, seated: 0, median: null }
  open(answers(classroomContract, { classrooms: async () => ({ data: [room], last_page: 1, total: 1, page: 1 }) }))
  await screen.findByText('1C')
  expect(cellsOf('1C')).toEqual(['', '1C', '1', '–', '3', '0', 'Not measured yet', ''])
})

test('the page renders in Indonesian', async () => {
  open([], 'id')
  await screen.findByText('Bambang Prasetyo dan Sri Wahyuni')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kelas')
})
