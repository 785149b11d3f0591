import type * as z from 'zod/mini'
import { importColumns } from '../import/import-columns'
import { words } from '../words.id'
import { entriesOf, type PersonField, type PersonTable } from './person-fields'
import { Student, StudentRecord, studentContract } from './student'
import { studentFields } from './student-fields'
import { Teacher, teacherContract } from './teacher'
import { teacherFields } from './teacher-fields'

const keysOf = ({ shape }: { shape: object }) => Object.keys(shape).sort()
const namesOf = (fields: PersonTable, isPicked: (field: PersonField) => boolean = () => true) =>
  entriesOf(fields)
    .filter(([, field]) => isPicked(field))
    .map(([name]) => name)
    .sort()

const people = [
  ['student', studentFields, studentContract.addStudent.body, studentContract.editStudent.body],
  ['teacher', teacherFields, teacherContract.addTeacher.body, teacherContract.editTeacher.body],
] as const satisfies [string, PersonTable, z.ZodMiniType, z.ZodMiniType][]

describe.each(people)('the fields of a %s', (kind, fields, add, edit) => {
  test('can be added and edited', () => {
    expect(keysOf(add)).toEqual(namesOf(fields))
    expect(keysOf(edit)).toEqual(namesOf(fields))
  })

  test('require only a name for a new person', () => {
    expect(add.safeParse({ name: 'Ayu' }).success).toBe(true)
    expect(add.safeParse({ username: 'ayu.lestari' }).success).toBe(false)
  })

  test('have a column in the import template, each at its own position, if they are imported', () => {
    const columns = importColumns[kind].map(({ field }) => field)
    expect([...columns].sort()).toEqual(namesOf(fields, ({ sheet }) => sheet !== null))
    const orders = entriesOf<PersonTable>(fields).flatMap(([, { sheet }]) => sheet?.order ?? [])
    expect(new Set(orders).size).toBe(orders.length)
  })

  test('have no heading of an import file in common', () => {
    const headings = importColumns[kind].flatMap(({ synonyms }) => synonyms)
    expect(headings.filter((heading, i) => headings.indexOf(heading) !== i)).toEqual([])
  })

  test('are recognised by their own title in both languages', () => {
    const unknown = importColumns[kind].filter(({ title, synonyms }) =>
      [title, words[title]].some((heading) => !synonyms.includes(heading.toLowerCase())),
    )
    expect(unknown).toEqual([])
  })

  test('have Indonesian translations of their titles and hints in the import template', () => {
    const texts = importColumns[kind].flatMap(({ title, hint }) => [title, hint])
    expect(texts.filter((text) => !(text in words))).toEqual([])
  })
})

test('list rows have every field that a list shows, and records have all fields', () => {
  expect(keysOf(Student)).toEqual(expect.arrayContaining(namesOf(studentFields, ({ lists }) => lists.length > 0)))
  expect(keysOf(StudentRecord)).toEqual(expect.arrayContaining(namesOf(studentFields)))
  expect(keysOf(Teacher)).toEqual(expect.arrayContaining(namesOf(teacherFields)))
})

test('a field that no list shows is only in the record', () => {
  expect(keysOf(Student)).not.toContain('nisn')
  expect(keysOf(StudentRecord)).toContain('nisn')
})
