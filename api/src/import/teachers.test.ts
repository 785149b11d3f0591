import { and, eq, isNull, sql } from 'drizzle-orm'
import { account, classroom, classroomTeacher } from '../database/schema'
import { bookOf, errorsIn, importer } from '../testing/importer'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function someSchool() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId, name: '4A', grade: 4 })
  const schoolAccount = app.as(await app.make.schoolAccount({ schoolId }))
  const teachers = async () =>
    (
      await app.database
        .select({ name: account.name, email: account.email, must: account.mustChangePassword })
        .from(account)
        .where(and(eq(account.schoolId, schoolId), sql`'teacher' = any(${account.roles})`, isNull(account.archivedAt)))
        .orderBy(account.name)
    ).map(({ name, email, must }) => [name, email, must])
  const taughtBy = async (email: string) =>
    (
      await app.database
        .select({ name: classroom.name })
        .from(classroomTeacher)
        .innerJoin(classroom, eq(classroom.id, classroomTeacher.classroomId))
        .innerJoin(account, eq(account.id, classroomTeacher.teacherId))
        .where(eq(account.email, email))
        .orderBy(classroom.name)
    ).map(({ name }) => name)
  return { schoolId, room, teachers, taughtBy, school: importer(app, schoolAccount) }
}

const heading = ['Nama Guru', 'Email', 'Kelas', 'Username']
const mail = (name: string, schoolId: number) => `${name}.${schoolId}@school.example`

test('teachers are created with their classrooms and must choose a password; undo removes them', async () => {
  const { school, schoolId, teachers, taughtBy } = await someSchool()
  const run = await school.check('importTeachers', bookOf([heading, ['Sri Wahyuni', mail('sri', schoolId), '4A; 5B']]))
  await school.commit(run)
  expect(await teachers()).toEqual([['Sri Wahyuni', mail('sri', schoolId), true]])
  expect(await taughtBy(mail('sri', schoolId))).toEqual(['4A', '5B'])
  expect(await school.undo(run)).toMatchObject({ status: 'undone' })
  expect(await teachers()).toEqual([])
})

test('existing teachers are updated, and undo restores them', async () => {
  const { school, schoolId, teachers, taughtBy } = await someSchool()
  await app.make.teacher({ schoolId, name: 'Sri', email: mail('sri', schoolId) })
  const rows = [heading, ['Sri Wahyuni', mail('SRI', schoolId), '4A']]
  const run = await school.check('importTeachers', bookOf(rows))
  expect(run).toMatchObject({ created: 0, changed: 1 })
  await school.commit(run)
  expect(await teachers()).toMatchObject([['Sri Wahyuni', mail('sri', schoolId), false]])
  expect(await taughtBy(mail('sri', schoolId))).toEqual(['4A'])
  await school.undo(run)
  expect(await teachers()).toMatchObject([['Sri', mail('sri', schoolId), false]])
  expect(await taughtBy(mail('sri', schoolId))).toEqual([])
})

test('each invalid row reports its error', async () => {
  const { school, schoolId } = await someSchool()
  const other = await app.make.teacher({ email: mail('taken', schoolId) })
  await app.make.teacher({ schoolId, email: mail('own', schoolId), username: `own.${schoolId}` })
  const run = await school.check(
    'importTeachers',
    bookOf([
      heading,
      ['Ani', null, '4A'],
      ['Budi', mail('taken', schoolId)],
      ['Cici', mail('cici', schoolId), null, other.username],
      ['Dodi', mail('dodi', schoolId), 'Melati'],
      ['Own', mail('own', schoolId), null, `other.${schoolId}`],
    ]),
  )
  expect(errorsIn(await school.rows(run))).toEqual([
    '2 email required',
    '3 email emailTaken',
    '4 username usernameTaken',
    '5 grade gradeOfClassroom',
    '6 username emailOther',
  ])
})
