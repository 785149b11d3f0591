import type { PrintRequest } from '@lekta/shared/contract/assessment/print'
import { printContract } from '@lekta/shared/contract/assessment/print'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { readyPrint } from '../testing/print-fixtures'
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

const selectBoth = async ({ user }: ReturnType<typeof open>) => {
  for (const name of ['Select 3A Melati', 'Select 4B Kenanga'])
    await user.click(await screen.findByRole('checkbox', { name }))
}

test('the reports of all students of the selected classes are printed as one file', async () => {
  const requests: PrintRequest[] = []
  const recorded = answers(printContract, {
    requestPrint: async ({ body }) => {
      requests.push(body)
      return readyPrint()
    },
  })
  const shown = open(recorded)
  await selectBoth(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Print reports' }))
  await screen.findByRole('dialog', { name: 'Print: Reports' })
  expect(requests[0]?.ids).toHaveLength(40)
})

test('selected classes get seats on the page for that', async () => {
  const shown = open()
  await selectBoth(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Give seats' }))
  await waitFor(() => expect(shown.address()).toBe('/school/seat?classroom=1,2'))
})

/** Reads a file. jsdom’s has no `text`. */
const readText = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })

test('only the selected classes are in the exported file', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:classes'
  }
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select 4B Kenanga' }))
  await user.click(within(screen.getByRole('group', { name: 'Selected' })).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { hidden: true, name: 'Download CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = await readText(saved[0] as Blob)
  expect(text).toContain('4B Kenanga')
  expect(text).not.toContain('3A Melati')
  click.mockRestore()
})

test('a teacher gives the selected classes a test', async () => {
  const { user, address } = renderScreen(ClassroomList, {
    path: '/teacher/class-room',
    role: 'teacher',
    words,
    answers: schoolFixtures('teacher'),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select 4B Kenanga' }))
  await user.click(screen.getByRole('button', { name: 'Give a test' }))
  await waitFor(() => expect(address()).toBe('/teacher/test?classroom=2'))
})
