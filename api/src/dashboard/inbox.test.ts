import { type TestApp, testApp } from '../testing/test-app'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)

/** Creates a school in which a check, an invoice, an import and a class wait, and another school. */
async function waitingSchool() {
  const school = await app.make.school()
  const inSchool = { schoolId: school.id }
  const classroom = await app.make.classroom(inSchool)
  const student = await app.make.student({ ...inSchool, classrooms: [classroom] })
  const head = await app.make.schoolAccount(inSchool)
  const teacher = await app.make.teacher({ ...inSchool, classrooms: [classroom] })
  const followed = { ...inSchool, students: [student] }
  await app.make.intervention({ ...followed, nextCheck: dayIn(-1) })
  await app.make.intervention({ ...followed, nextCheck: dayIn(30) })
  await app.make.intervention({ ...followed, nextCheck: dayIn(-1), closedAt: app.clock.now() })
  const bought = await app.make.subscription({ ...inSchool, createdBy: head.id, seats: 3, students: [student] })
  const invoice = await app.make.invoice({ subscriptionId: bought.id, purpose: 'add' })
  const run = await app.make.importRun({ ...inSchool, createdBy: head.id, status: 'checked' })
  await app.make.importRun({ ...inSchool, createdBy: head.id, status: 'committed', committedAt: new Date() })
  const stranger = app.as(await app.make.schoolAccount())
  return { head: app.as(head), teacher: app.as(teacher), stranger, bought, invoice, run }
}

test('a school’s inbox has due checks, unpaid invoices, unfinished imports, seats and untested classes', async () => {
  const { head, invoice, run } = await waitingSchool()
  expect((await head.call('schoolDashboard')).inbox).toEqual({
    checks_due: 1,
    invoices: { count: 1, id: invoice.id, due_at: expect.stringMatching(/Z$/) },
    imports: { count: 1, id: run.id, kind: 'student' },
    seats: { left: 2, total: 3, ends_at: expect.stringMatching(/Z$/) },
    untested_classes: 1,
  })
})

test('a seat that a voucher reserves is not left', async () => {
  const { head, bought } = await waitingSchool()
  await head.call('makeVouchers', { body: { subscription_id: bought.id, count: 1 } })
  expect((await head.call('schoolDashboard')).inbox?.seats).toMatchObject({ left: 1, total: 3 })
})

test('a teacher’s inbox has the checks of interventions with own students, and nothing about money', async () => {
  const { teacher } = await waitingSchool()
  const nothing = { invoices: null, imports: null, seats: null }
  expect((await teacher.call('teacherDashboard')).inbox).toEqual({ checks_due: 1, ...nothing, untested_classes: 1 })
})

test('the inbox of another school is empty', async () => {
  const { stranger } = await waitingSchool()
  const nothing = { invoices: null, imports: null, seats: null }
  expect((await stranger.call('schoolDashboard')).inbox).toEqual({ checks_due: 0, ...nothing, untested_classes: 0 })
})
