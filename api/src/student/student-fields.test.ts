import { importColumns } from '@lekta/shared/contract/import/import-columns'
import { entriesOf, type PersonField, type PersonTable } from '@lekta/shared/contract/people/person-fields'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { importer } from '../testing/importer'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Example = string | number

const exampleOf = ({ kind, sheet }: PersonField): Example => {
  const text = sheet?.examples.find((example) => example !== '') ?? ''
  return kind === 'grade' ? Number(text) : text
}

/** An example value for every field that has its own column. */
const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  entriesOf<PersonTable>(studentFields).flatMap(([name, field]) =>
    field.column === null ? [] : [[name, exampleOf(field)]],
  ),
)

async function someSchool() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId, name: '4A', grade: 4 })
  const schoolAccount = app.as(await app.make.schoolAccount({ schoolId }))
  const record = (id: number) => schoolAccount.call('student', { params: { id } })
  const only = async () => (await schoolAccount.call('students', { query: {} })).data[0]?.id ?? 0
  return { schoolId, room, schoolAccount, record, only, school: importer(app, schoolAccount) }
}

/**
 * Returns the examples with an unused username and an unused e-mail address, because only one account can have each
 * of them.
 */
const examplesOf = (username: string): typeof examples & { name: string; username: string } => ({
  ...examples,
  name: 'Ayu Lestari',
  username,
  email: `${username}@home.example`,
})

/** Returns the rows of a spreadsheet with every column of the template and one student. */
const sheetOf = (values: Readonly<Record<string, Example>>) => [
  importColumns.student.map(({ title }) => title),
  importColumns.student.map(({ field }) => (field === 'classrooms' ? '4A' : String(values[field] ?? ''))),
]

describe('every field of a student', () => {
  test('is stored when a student is added', async () => {
    const { schoolAccount, record } = await someSchool()
    const values = examplesOf('field.added')
    const { id } = await schoolAccount.call('addStudent', { body: values })
    expect(await record(id)).toMatchObject(values)
  })

  test('is changed when a student is edited, and cleared when it is missing', async () => {
    const { schoolAccount, record, schoolId } = await someSchool()
    const { id } = await app.make.student({ schoolId, name: 'Before' })
    const values = examplesOf('field.edited')
    await schoolAccount.call('editStudent', { params: { id }, body: values })
    expect(await record(id)).toMatchObject(values)
    const body = { name: 'After', username: 'field.edited' }
    await schoolAccount.call('editStudent', { params: { id }, body })
    const cleared = Object.fromEntries(Object.keys(examples).map((name) => [name, null]))
    expect(await record(id)).toMatchObject({ ...cleared, ...body })
  })

  test('is imported with a new student', async () => {
    const { school, record, only } = await someSchool()
    const values = examplesOf('field.imported')
    await school.commit(await school.students(sheetOf(values)))
    expect(await record(await only())).toMatchObject({ ...values, classrooms: [{ name: '4A' }] })
  })

  test('of a known student is changed by an import, and restored by its undo', async () => {
    const { school, record, schoolId, room } = await someSchool()
    const { id } = await app.make.student({ schoolId, name: 'Before', username: 'field.known', classrooms: [room] })
    const before = await record(id)
    const values = examplesOf('field.known')
    const run = await school.students(sheetOf(values))
    expect(run).toMatchObject({ changed: 1, rejected: 0 })
    await school.commit(run)
    expect(await record(id)).toMatchObject(values)
    expect(await school.students([...sheetOf(values), []])).toMatchObject({ changed: 0, same: 1 })
    await school.undo(run)
    expect(await record(id)).toEqual(before)
  })

  const sortable = entriesOf<PersonTable>(studentFields).flatMap(([name, { column, lists }]) =>
    column !== null && lists.length > 0 ? [name] : [],
  )
  test.each(sortable)('that a list shows, such as %s, is accepted as its sort order', async (sortBy) => {
    const { schoolAccount } = await someSchool()
    await schoolAccount.call('addStudent', { body: examplesOf(`sorted.by.${sortBy}`) })
    for (const name of ['students', 'studentScores'] as const) {
      const { data } = await schoolAccount.call(name, { query: { options: { sortBy } } })
      expect(data).toMatchObject([{ [sortBy]: expect.anything() }])
    }
  })
})
