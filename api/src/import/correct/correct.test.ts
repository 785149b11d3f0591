import { and, eq, isNull, sql } from 'drizzle-orm'
import { classroom, importRow } from '../../database/schema'
import { errorsIn, importer } from '../../testing/importer'
import { type TestApp, testApp } from '../../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function someSchool() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId, name: '6A', grade: 6 })
  const client = app.as(await app.make.schoolAccount({ schoolId }))
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
  const rooms = async () => {
    const rows = await app.database
      .select({ name: classroom.name })
      .from(classroom)
      .where(and(eq(classroom.schoolId, schoolId), isNull(classroom.archivedAt)))
    return rows.map(({ name }) => name).sort()
  }
  const school = importer(app, client)
  const correct = (run: { id: number }, body: object) =>
    client.call('correctImport', { params: { id: run.id }, body } as never) as ReturnType<typeof school.run>
  const refuse = (run: { id: number }, body: object) =>
    client.refusal('correctImport', { params: { id: run.id }, body } as never)
  return { schoolId, client, teacher: importer(app, teacher), school, rooms, correct, refuse }
}

const heading = ['Nama', 'Kelas', 'Tanggal Lahir', 'Username']

describe('a new classroom with nearly the name of an existing one', () => {
  const sheet = [heading, ['Ayu', '6Z'], ['Bagas', '6z'], ['Citra', '7A'], [null, '6Z']]

  test('is questioned, and the import waits for the answer', async () => {
    const { school, client } = await someSchool()
    const run = await school.students(sheet)
    expect(run).toMatchObject({ created: 3, rejected: 1, to_review: 2 })
    expect(run.questions).toEqual([{ name: '6Z', rows: 2, similar: ['6A'] }])
    const { data } = await client.call('importRows', { params: { id: run.id }, query: { to_review: true } })
    expect(data.map(({ line }) => line)).toEqual([2, 3])
    const refused = await client.refusal('commitImport', { params: { id: run.id }, body: { without_rejected: true } })
    expect(refused).toMatchObject({ status: 400, errors: { questions: expect.stringContaining('Choose first') } })
  })

  test('can turn out to be the existing one', async () => {
    const { school, correct, rooms } = await someSchool()
    const run = await correct(await school.students(sheet), { answers: [{ name: '6Z', use: '6A' }] })
    expect(run).toMatchObject({ to_review: 0, questions: [] })
    const [ayu] = await school.rows(run)
    expect(ayu).toMatchObject({ cells: { classrooms: '6A' }, original: { classrooms: '6Z' } })
    await school.commit(run, true)
    expect(await rooms()).toEqual(['6A', '7A'])
  })

  test('can be confirmed to be new', async () => {
    const { school, correct, rooms } = await someSchool()
    const run = await correct(await school.students(sheet), { answers: [{ name: '6z', use: null }] })
    expect(run).toMatchObject({ to_review: 0, questions: [], created: 3 })
    const [ayu] = await school.rows(run)
    expect(ayu?.notices).toContainEqual(expect.objectContaining({ sentence: 'classroomMade' }))
    // A later correction does not ask again.
    expect(await correct(run, { rows: [{ id: 4, cells: { name: 'Dewi' } }] })).toMatchObject({ questions: [] })
    await school.commit(run)
    expect(await rooms()).toEqual(['6A', '6Z', '7A'])
  })

  test('cannot be answered with a classroom that does not exist', async () => {
    const { school, refuse } = await someSchool()
    const run = await school.students(sheet)
    expect(await refuse(run, { answers: [{ name: '6Z', use: '9X' }] })).toMatchObject({
      status: 400,
      errors: { answers: expect.any(String) },
    })
  })
})

describe('a corrected cell', () => {
  const sheet = [
    heading,
    ['Ayu', '6A', '7/8/2015'],
    [null, '6A', '2015-08-17'],
    ['Citra', '6A', '2015-08-17', 'twice.citra'],
    ['Dewi', '6A', '2015-08-17', 'twice.citra'],
  ]

  test('is judged again with all rows, and the text of the file is kept', async () => {
    const { school, correct } = await someSchool()
    const run = await school.students(sheet)
    expect(run).toMatchObject({ created: 0, rejected: 4 })
    const rows = [
      { id: 1, cells: { date_of_birth: '2015-08-07' } },
      { id: 2, cells: { name: 'Bagas' } },
      { id: 4, cells: { username: '' } },
    ]
    const corrected = await correct(run, { rows })
    expect(corrected).toMatchObject({ status: 'checked', created: 4, rejected: 0 })
    const [ayu, bagas, , dewi] = await school.rows(corrected)
    expect(ayu).toMatchObject({ cells: { date_of_birth: '2015-08-07' }, original: { date_of_birth: '7/8/2015' } })
    expect(bagas?.original).toEqual({ name: '' })
    expect(dewi?.original).toEqual({ username: 'twice.citra' })
    expect(await school.commit(corrected)).toMatchObject({ status: 'committed', created: 4 })
    expect((await school.rows(corrected))[1]).toMatchObject({ original: { name: '' } })
  })

  test('that is still wrong says why, and putting the old text back forgets the correction', async () => {
    const { school, correct } = await someSchool()
    const run = await school.students(sheet)
    await correct(run, { rows: [{ id: 1, cells: { date_of_birth: 'soon', name: '=1' } }] })
    expect(errorsIn(await school.rows(run)).slice(0, 2)).toEqual(['2 date_of_birth notADate', '2 name notAName'])
    await correct(run, { rows: [{ id: 1, cells: { date_of_birth: '7/8/2015', name: 'Ayu' } }] })
    expect((await school.rows(run))[0]).toMatchObject({ original: {}, faults: [{ sentence: 'ambiguousDate' }] })
  })

  test('writes only the rows that change', async () => {
    const { school, correct } = await someSchool()
    const run = await school.students([
      heading,
      ...Array.from({ length: 50 }, (_, i) => [`Anak ${i}`, '6A']),
      [null, '6A'],
    ])
    const versions = () =>
      app.database
        .select({ position: importRow.position, version: sql<string>`xmin::text` })
        .from(importRow)
        .where(eq(importRow.importId, run.id))
        .orderBy(importRow.position)
    const before = await versions()
    const corrected = await correct(run, { rows: [{ id: 51, cells: { name: 'Zahra' } }] })
    expect(corrected).toMatchObject({ created: 51, rejected: 0 })
    const after = await versions()
    const written = after.filter(({ version }, at) => version !== before[at]?.version)
    expect([after.length, written.map(({ position }) => position)]).toEqual([51, [51]])
  })

  test('is refused for another row, another column, a text that is too long, and a finished import', async () => {
    const { school, refuse } = await someSchool()
    const run = await school.students([heading, ['Ayu', '6A']])
    expect(await refuse(run, { rows: [{ id: 9, cells: { name: 'Ayu' } }] })).toMatchObject({ status: 404 })
    expect(await refuse(run, { rows: [{ id: 1, cells: { points: '9' } }] })).toMatchObject({
      status: 400,
      errors: { cells: 'Sheets of this kind do not have this column.' },
    })
    expect(await refuse(run, { rows: [{ id: 1, cells: { name: 'x'.repeat(301) } }] })).toMatchObject({ status: 400 })
    await school.commit(run)
    expect(await refuse(run, { rows: [{ id: 1, cells: { name: 'Ayu' } }] })).toMatchObject({ status: 409 })
  })
})

describe('an import that is discarded', () => {
  test('leaves the list of imports, with its rows', async () => {
    const { school, client } = await someSchool()
    const run = await school.students([heading, ['Ayu', '6A']])
    await client.call('discardImport', { params: { id: run.id } })
    expect((await client.call('imports', { query: {} })).data).toEqual([])
    expect(await app.database.$count(importRow, eq(importRow.importId, run.id))).toBe(0)
    expect(await client.refusal('discardImport', { params: { id: run.id } })).toMatchObject({ status: 404 })
  })

  test('must not have been saved', async () => {
    const { school, client } = await someSchool()
    const run = await school.students([heading, ['Ayu', '6A']])
    await school.commit(run)
    expect(await client.refusal('discardImport', { params: { id: run.id } })).toMatchObject({ status: 409 })
  })
})
