import { session } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ofSchool = async (account: { id: number }) => (await app.as(account).call('schoolDashboard')).getting_started
const ofTeacher = async (account: { id: number }) => (await app.as(account).call('teacherDashboard')).getting_started
const doneOf = (started: Awaited<ReturnType<typeof ofSchool>>) =>
  started?.steps.filter(({ done }) => done).map(({ step }) => step)

test('the steps of a new school are ticked by what has really happened, and disappear when all are done', async () => {
  const school = await app.make.school()
  const inSchool = { schoolId: school.id }
  const head = await app.make.schoolAccount(inSchool)
  const stranger = await app.make.student({ classrooms: [] })
  await app.make.finishedAttempt({ studentId: stranger.id })
  const first = await ofSchool(head)
  expect(first?.steps.map(({ step }) => step)).toEqual(['students', 'teachers', 'login', 'seats', 'test', 'result'])
  expect(doneOf(first)).toEqual([])
  const classroom = await app.make.classroom(inSchool)
  const student = await app.make.student({ ...inSchool, classrooms: [classroom] })
  const teacher = await app.make.teacher({ ...inSchool, classrooms: [classroom] })
  expect(doneOf(await ofSchool(head))).toEqual(['students', 'teachers'])
  const mine = await ofTeacher(teacher)
  expect(mine?.steps.map(({ step }) => step)).toEqual(['students', 'login', 'seats', 'test', 'result'])
  expect(doneOf(mine)).toEqual(['students'])
  const expiresAt = new Date(Date.now() + 60_000)
  await app.database.insert(session).values({ tokenHash: 'first steps', accountId: student.id, expiresAt })
  await app.make.subscription({ ...inSchool, students: [student] })
  const assignment = await app.make.assignment({ ...inSchool, studentId: student.id, createdBy: teacher.id })
  expect(doneOf(await ofTeacher(teacher))).toEqual(['students', 'login', 'seats', 'test'])
  await app.make.finishedAttempt({ studentId: student.id, assignmentId: assignment.id })
  expect(await ofSchool(head)).toBeNull()
  expect(await ofTeacher(teacher)).toBeNull()
})

test('an account can hide its steps and show them again, and only its own', async () => {
  const school = await app.make.school()
  const [head, other] = [
    await app.make.schoolAccount({ schoolId: school.id }),
    await app.make.schoolAccount({ schoolId: school.id }),
  ]
  const hide = (hidden: boolean) => app.as(head).call('hideGettingStarted', { body: { hidden } })
  await hide(true)
  expect(await ofSchool(head)).toBeNull()
  expect(await ofSchool(other)).toMatchObject({ steps: expect.any(Array) })
  await hide(false)
  expect(doneOf(await ofSchool(head))).toEqual([])
})
