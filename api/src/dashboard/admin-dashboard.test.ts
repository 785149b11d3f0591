import { eq, sql } from 'drizzle-orm'
import { deleteOldSessionsJob } from '../auth/delete-old-sessions'
import { installBank } from '../bank/install-bank'
import { session } from '../database/schema'
import { enqueue } from '../jobs/job'
import { type TestApp, testApp } from '../testing/test-app'

const HOUR = 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
})
afterAll(() => app.close())

test('an admin’s dashboard has current figures of the platform and the schools with the most tests', async () => {
  const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR)
  const [busy, quiet] = [await app.make.school({ name: 'Busy' }), await app.make.school({ name: 'Quiet' })]
  const teacher = await app.make.teacher({ schoolId: busy.id })
  const student = await app.make.student({ schoolId: busy.id, name: 'A child' })
  const assignment = await app.make.assignment({ studentId: student.id, createdBy: teacher.id })
  for (const [tries, hours] of [2, 40, 24 * 40].entries())
    await app.make.finishedAttempt({
      studentId: student.id,
      finishedAt: ago(hours),
      assignmentId: assignment.id,
      tries: tries + 5,
    })
  const params = { code: assignment.schedule.examCode, id: assignment.id }
  // The assignment above has no attempts left, so this test uses another one.
  const open = await app.make.assignment({ studentId: student.id, createdBy: teacher.id })
  const child = app.as(student)
  const { tries } = await child.call('startTest', { params: { ...params, id: open.id } })
  const answer = { tries, number: 1, choice: 0, milliseconds: 30_000 }
  await child.call('answerItem', { params: { ...params, id: open.id }, body: answer })
  const left = app.as(teacher)
  await left.call('profileMe')
  await app.database
    .update(session)
    .set({ leftAt: ago(1) })
    .where(eq(session.accountId, teacher.id))

  await enqueue(app.database, deleteOldSessionsJob, {})
  await enqueue(app.database, deleteOldSessionsJob, {}, { after: new Date(Date.now() + 24 * HOUR) })
  await app.database.execute(sql`insert into pgboss.job (name, state) values (${deleteOldSessionsJob.name}, 'failed')`)
  await app.database.execute(sql`insert into pgboss.archive select * from pgboss.job where state = 'failed'`)

  const dashboard = await app.as(await app.make.account('admin')).call('adminDashboard')
  expect(dashboard).toEqual({
    schools: 2,
    students: 1,
    // The child and the admin each have a session; the teacher's session has been left.
    sessions: 2,
    running: 1,
    answers: 1,
    finished_day: 1,
    finished_month: 2,
    unpaid_invoices: 0,
    overpayments: 0,
    // One job is due now, the other is due tomorrow.
    jobs_waiting: 1,
    jobs_failed: 2,
    busiest: [
      { id: busy.id, name: 'Busy', students: 1, teachers: 1, tests: 2 },
      { id: quiet.id, name: 'Quiet', students: 0, teachers: 0, tests: 0 },
    ],
  })
})
