import { entriesOf, type PersonField, type PersonTable } from '@lekta/shared/contract/people/person-fields'
import { studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { words } from '@lekta/shared/words/id'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import ClassroomStudents from '../classrooms/classroom-students'
import StudentList from '../students/student-list'
import StudentPage from '../students/student-page'
import TeacherList from '../teachers/teacher-list'
import TeacherPage from '../teachers/teacher-page'
import { fixturePassword } from '../testing/people-fixtures'
import { schoolFixtures } from '../testing/school-fixtures'

const open = (Screen: () => ReactNode, path: `/${string}`, at: string = path, first: readonly Answer[] = []) =>
  renderScreen(Screen, { path, at, role: 'school', answers: [...first, ...schoolFixtures('school')] })

const fieldsOf = (fields: PersonTable) => entriesOf<PersonTable>(fields).map(([, field]) => field)

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob as Blob)
  })

const isTranslated = (word: string) => word in words

describe('every field', () => {
  test.each([
    ['student', studentFields],
    ['teacher', teacherFields],
  ] as const)('of a %s has Indonesian translations of all its texts', (_, fields) => {
    const texts = fieldsOf(fields).flatMap(({ label, input }) => [
      label,
      ...[input, input.whenNew].flatMap((shown) => [shown?.label, shown?.hint]),
    ])
    expect(texts.filter((text) => text !== undefined && !isTranslated(text))).toEqual([])
  })

  const labelsIn = (fields: PersonTable, isNew: boolean) =>
    fieldsOf(fields).map(({ input }) => ((isNew && input.whenNew) || input).label)

  test.each([
    ['a new student', StudentPage, '/school/student/add', '', studentFields],
    ['a student', StudentPage, '/school/student/add', '?id=1', studentFields],
    ['a new teacher', TeacherPage, '/school/teacher/add', '', teacherFields],
    ['a teacher', TeacherPage, '/school/teacher/add', '?id=901', teacherFields],
  ] as const)('of %s has an input in the form', async (_, Screen, path, search, fields) => {
    open(Screen, path, path + search)
    await screen.findByLabelText('Name')
    await screen.findByRole('checkbox', { name: '3A Melati' })
    const labels = labelsIn(fields, search === '')
    const missing = labels.filter((label) => !screen.queryByLabelText(label) && !screen.queryByText(label))
    expect(missing).toEqual([])
  })

  test('of a new student, except classrooms, grade and dates, is sent as typed', async () => {
    const sent: object[] = []
    const add = answers(studentContract, {
      addStudent: async ({ body }) => {
        sent.push(body)
        return { id: 1, name: body.name, username: 'typed', password: fixturePassword }
      },
    })
    const { user } = open(StudentPage, '/school/student/add', undefined, add)
    await screen.findByRole('checkbox', { name: '3A Melati' })
    const typed = entriesOf<PersonTable>(studentFields).flatMap(([name, { kind, input, sheet }]) => {
      const text = sheet?.examples.find((example) => example !== '') ?? ''
      return kind === 'classrooms' || kind === 'grade' || kind === 'day'
        ? []
        : [{ name, text, label: (input.whenNew ?? input).label }]
    })
    for (const { label, text } of typed) await user.type(screen.getByLabelText(label), text)
    await user.click(screen.getByRole('button', { name: 'Add child' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject(Object.fromEntries(typed.map(({ name, text }) => [name, text])))
  })
})

describe('every field of a list', () => {
  const lists = [
    ['students', StudentList, '/school/student', '/school/student', studentFields],
    ['classroom', ClassroomStudents, '/school/class-room/student/:id', '/school/class-room/student/2', studentFields],
    ['teachers', TeacherList, '/school/teacher', '/school/teacher', teacherFields],
  ] as const
  // These are the second line under the name at first.
  const underName: Record<string, string[]> = { students: ['Username', 'Classroom'], teachers: ['Username'] }
  const isIn = (list: string) => (field: PersonField) => field.lists.includes(list)

  afterEach(() => localStorage.clear())

  test.each(lists)('is a column of %s, which can be switched on if it starts hidden', async (...row) => {
    const [list, Screen, path, at, fields] = row
    const { user } = open(Screen, path, at)
    const named = fieldsOf(fields).filter(isIn(list))
    await screen.findByRole('columnheader', { name: 'Name' })
    const labels = named.map(({ label }) => label)
    const shown = () =>
      screen.getAllByRole('columnheader').flatMap(({ textContent }) => labels.filter((label) => label === textContent))
    const startsHidden = (field: PersonField) => field.startsHidden || underName[list]?.includes(field.label)
    const hidden = named.filter(startsHidden).map(({ label }) => label)
    expect(shown()).toEqual(labels.filter((label) => !hidden.includes(label)))
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    for (const name of hidden) await user.click(await screen.findByRole('menuitemcheckbox', { hidden: true, name }))
    expect(shown()).toEqual(labels)
  })

  test.each(lists)('is a column of the CSV file of %s', async (list, Screen, path, at, fields) => {
    const saved: Blob[] = []
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = open(Screen, path, at)
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    const text = await textOf(saved[0])
    const labels = fieldsOf(fields)
      .filter(isIn(list))
      .map(({ label }) => label)
    expect(text.split('\r\n')[0]?.split(',').slice(0, labels.length)).toEqual(labels)
    click.mockRestore()
  })
})
