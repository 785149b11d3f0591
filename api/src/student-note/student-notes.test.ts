import { MOST_NOTES } from '@lekta/shared/contract/people/student-note'
import { studentNote } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Creates a school with a class, its two teachers, a teacher of another class, a head and a student. */
async function oneStudent() {
  const school = await app.make.school()
  const inSchool = { schoolId: school.id }
  const classroom = await app.make.classroom(inSchool)
  const teacher = await app.make.teacher({ ...inSchool, name: 'Bu Sari', classrooms: [classroom] })
  const colleague = await app.make.teacher({ ...inSchool, name: 'Pak Joko', classrooms: [classroom] })
  const other = await app.make.teacher({ ...inSchool, classrooms: [await app.make.classroom(inSchool)] })
  const head = await app.make.schoolAccount(inSchool)
  const parent = await app.make.parent()
  const student = await app.make.student({ ...inSchool, parentId: parent.id, classrooms: [classroom] })
  return { school, teacher, colleague, other, head, parent, student }
}
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message
type World = Awaited<ReturnType<typeof oneStudent>>

const write = ({ student }: World, author: { id: number }, text: string) =>
  app.as(author).call('addStudentNote', { params: { id: student.id }, body: { text } })
const read = ({ student }: World, account: { id: number }) =>
  app.as(account).call('studentNotes', { params: { id: student.id } })

test('school and teachers of a student see all notes, newest first, with author and what they may do', async () => {
  const world = await oneStudent()
  await write(world, world.teacher, 'Needs a seat at the front.')
  app.clock.advance(1000)
  await write(world, world.head, 'Talked to the parents.')
  expect(await read(world, world.colleague)).toMatchObject([
    { text: 'Talked to the parents.', editable: false, deletable: false },
    { text: 'Needs a seat at the front.', author: 'Bu Sari', edited_at: null, editable: false, deletable: false },
  ])
  expect((await read(world, world.teacher))[1]).toMatchObject({ editable: true, deletable: true })
  expect((await read(world, world.head))[1]).toMatchObject({ editable: false, deletable: true })
})

test('neither parents nor children nor teachers of other classes see notes', async () => {
  const world = await oneStudent()
  await write(world, world.teacher, 'Only for us.')
  const { student, parent, other } = world
  const input = { params: { id: student.id } }
  expect((await app.as(parent).send('studentNotes', input)).status).toBe(403)
  expect((await app.as(student).send('studentNotes', input)).status).toBe(403)
  expect((await app.as(other).send('studentNotes', input)).status).toBe(404)
})

test('only the author changes a note, and only the version that the author has seen', async () => {
  const world = await oneStudent()
  const { id } = await write(world, world.teacher, 'First words')
  const edit = (account: { id: number }, text: string, version: number) =>
    app.as(account).send('editStudentNote', { params: { id }, body: { text, version } })
  expect((await edit(world.head, 'Of the head', 1)).status).toBe(403)
  expect((await edit(world.teacher, 'Second words', 1)).status).toBe(200)
  const late = await edit(world.teacher, 'From an old page', 1)
  expect([late.status, messageOf(late)]).toEqual([409, expect.stringMatching(/^This note has been changed/)])
  const [note] = await read(world, world.teacher)
  expect(note).toMatchObject({ text: 'Second words', version: 2, edited_at: expect.any(String) })
})

test('the author and the school delete a note, a colleague does not', async () => {
  const world = await oneStudent()
  const { id } = await write(world, world.teacher, 'To be deleted')
  const remove = (account: { id: number }) => app.as(account).send('deleteStudentNote', { params: { id } })
  expect((await remove(world.colleague)).status).toBe(403)
  expect((await remove(world.head)).status).toBe(200)
  expect(await read(world, world.teacher)).toEqual([])
  expect((await remove(world.head)).status).toBe(404)
})

test('a note that is empty or too long is refused, and so is one note too many', async () => {
  const world = await oneStudent()
  const { student, school, teacher } = world
  const add = (text: string) => app.as(teacher).send('addStudentNote', { params: { id: student.id }, body: { text } })
  expect((await add('  ')).status).toBe(400)
  expect((await add('a'.repeat(2001))).status).toBe(400)
  const row = { schoolId: school.id, studentId: student.id, authorId: teacher.id, text: 'One of many' }
  await app.database.insert(studentNote).values(Array.from({ length: MOST_NOTES }, () => row))
  const refused = await add('One too many')
  expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringContaining('at most 500 notes')])
})

test('every change of a note is in the audit log of the school', async () => {
  const world = await oneStudent()
  const { id } = await write(world, world.teacher, 'A note')
  await app.as(world.teacher).call('editStudentNote', { params: { id }, body: { text: 'Changed', version: 1 } })
  await app.as(world.teacher).call('deleteStudentNote', { params: { id } })
  const { data } = await app.as(world.head).call('schoolAudit', { query: { options: { itemsPerPage: 10 } } })
  expect(data.map(({ text }) => text)).toEqual(expect.arrayContaining(['Note written', 'Note changed', 'Note deleted']))
})
