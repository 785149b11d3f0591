import { and, eq, isNotNull } from 'drizzle-orm'
import { assignment, auditEntry, seat, subscription } from '../database/schema'
import { consumeSeat } from '../money/seats/consume-seat'
import { notifySeatsJob } from '../money/seats/notify-seats'
import { type TestApp, testApp } from '../testing/test-app'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function someClass({ seats = 5, students = 3 } = {}) {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId })
  const schoolAccount = app.as(await app.make.schoolAccount({ schoolId }))
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
  const members = []
  for (let i = 0; i < students; i++)
    members.push(await app.make.student({ schoolId, classrooms: [room], name: `Pupil ${i}` }))
  const bought = await app.make.subscription({ schoolId, seats })
  const seated = async (id = bought.id) =>
    (
      await app.database
        .select()
        .from(seat)
        .where(and(eq(seat.subscriptionId, id), isNotNull(seat.studentId)))
    )
      .map(({ studentId }) => studentId as number)
      .sort((a, b) => a - b)
  return { schoolId, room, schoolAccount, teacher, members, ids: members.map(({ id }) => id), bought, seated }
}

type Class = Awaited<ReturnType<typeof someClass>>

const giveSeats = ({ teacher, room }: Class) =>
  teacher.call('addClassroomSubscription', { body: { classroom_id: room.id } })

describe('seats', () => {
  test('can be given to a whole classroom, skipping those who already have one', async () => {
    const one = await someClass()
    const [first] = one.ids
    const body = { student_ids: [first ?? 0] }
    expect(await one.schoolAccount.call('addClassroomSubscription', { body })).toMatchObject({
      given: [first],
      had: [],
    })
    const done = await giveSeats(one)
    expect(done).toEqual({ subscription_id: one.bought.id, given: one.ids.slice(1), had: [first] })
    expect(await one.seated()).toEqual(one.ids)
    expect(await giveSeats(one)).toMatchObject({ given: [], had: one.ids })
    const { data, total } = await one.teacher.call('classroomSubscription', { query: { classroom_id: one.room.id } })
    expect(total).toBe(3)
    expect(data[0]).toMatchObject({
      name: 'Pupil 0',
      seats: [
        { subscription_id: one.bought.id, plan_name: 'School year', tests_used: 0, tests_left: 4, can_take_back: true },
      ],
    })
    const audit = await app.database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.studentId, first ?? 0))
    expect(audit.map(({ action }) => action)).toEqual(['seat given'])
  })

  test('are counted in the list of classrooms, without those of ended subscriptions', async () => {
    const one = await someClass()
    const past = await app.make.subscription({ schoolId: one.schoolId, seats: 1, endsAt: new Date(Date.now() - DAY) })
    await app.database.update(seat).set({ studentId: one.ids[2] }).where(eq(seat.subscriptionId, past.id))
    const seatedOf = async () => (await one.teacher.call('classrooms', { query: {} })).data.map(({ seated }) => seated)
    expect(await seatedOf()).toEqual([0])
    await one.schoolAccount.call('addClassroomSubscription', { body: { student_ids: one.ids.slice(0, 2) } })
    expect(await seatedOf()).toEqual([2])
  })

  test('are given to all students or to none, with an error that counts the missing seats', async () => {
    const one = await someClass({ seats: 2 })
    const refusal = await one.teacher.refusal('addClassroomSubscription', { body: { classroom_id: one.room.id } })
    expect(refusal).toMatchObject({
      status: 409,
      message: 'Not enough seats: 1 of 3 are missing, so none were given. Add seats or choose fewer students.',
    })
    expect(await one.seated()).toEqual([])
  })

  test('come from the first subscription to end that has enough, or from the one in the request', async () => {
    const one = await someClass({ seats: 1 })
    const endsAt = new Date(Date.now() + 200 * DAY)
    const later = await app.make.subscription({ schoolId: one.schoolId, seats: 5, endsAt })
    expect(await giveSeats(one)).toMatchObject({ subscription_id: later.id, given: one.ids })
    const named = { student_ids: one.ids.slice(0, 1), subscription_id: one.bought.id }
    expect(await one.schoolAccount.call('addClassroomSubscription', { body: named })).toMatchObject({
      given: one.ids.slice(0, 1),
    })
    const running = await one.teacher.call('runningSubscriptions')
    expect(running.map(({ id, free }) => [id, free])).toEqual([
      [one.bought.id, 0],
      [later.id, 2],
    ])
  })
})

describe('free seats', () => {
  test('of an inactive subscription cannot be given', async () => {
    const one = await someClass()
    await app.database.update(subscription).set({ status: 'ended' }).where(eq(subscription.id, one.bought.id))
    const refusalOf = (body: object) => one.schoolAccount.refusal('addClassroomSubscription', { body })
    expect(await refusalOf({ classroom_id: one.room.id, subscription_id: one.bought.id })).toMatchObject({
      status: 409,
    })
    expect(await refusalOf({ classroom_id: one.room.id })).toMatchObject({
      status: 409,
      message: 'There is no active subscription. Buy one first.',
    })
    expect(await refusalOf({})).toMatchObject({ status: 400 })
  })

  test('can be given by teachers only to their own students', async () => {
    const one = await someClass()
    const stranger = await app.make.student({ schoolId: one.schoolId })
    const body = { student_ids: [...one.ids, stranger.id] }
    expect(await one.teacher.refusal('addClassroomSubscription', { body })).toMatchObject({ status: 404 })
    expect(await one.seated()).toEqual([])
  })

  test('can be given by parents to their children, who are notified', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    const bought = await app.make.subscription({ parentId: parent.id, seats: 1 })
    const client = app.as(parent)
    await client.call('addClassroomSubscription', { body: { student_ids: [child.id] } })
    expect(await client.call('subscription', { params: { id: bought.id } })).toMatchObject({ given: 1, free: 0 })
    await app.runJobs([notifySeatsJob])
    const notifications = await app.as(child).call('notifications', { query: { showAll: true } })
    expect(notifications.data.map(({ pesan }) => pesan)).toEqual([
      expect.stringMatching(/^You can take tests with “School year”/),
    ])
    expect((await client.call('notifications', { query: { showAll: true } })).data).toEqual([])
    const back = { body: { student_ids: [child.id] } }
    expect(await client.call('getBackClassroomSubscription', back)).toEqual({ taken: [child.id], kept: [] })
  })

  test('go to only one of two requests that compete for the last ones', async () => {
    const one = await someClass({ seats: 3, students: 6 })
    const halves = [one.ids.slice(0, 3), one.ids.slice(3)]
    const tries = halves.map((student_ids) =>
      one.schoolAccount.send('addClassroomSubscription', { body: { student_ids } }),
    )
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await one.seated()).toHaveLength(3)
  })
})

describe('taking back seats', () => {
  test('frees unused seats, and keeps those with a used or running test', async () => {
    const one = await someClass()
    await giveSeats(one)
    const [used = 0, busy = 0, idle = 0] = one.ids
    await app.database.update(seat).set({ testsUsed: 1 }).where(eq(seat.studentId, used))
    const [busySeat] = await app.database.select().from(seat).where(eq(seat.studentId, busy))
    const assigned = await app.make.assignment({ studentId: busy, seatId: busySeat?.id ?? 0 })
    await app.make.finishedAttempt({ studentId: busy, assignmentId: assigned.id, status: 'started', finishedAt: null })
    const body = { classroom_id: one.room.id }
    const done = await one.teacher.call('getBackClassroomSubscription', { body })
    expect(done).toEqual({ taken: [idle], kept: [used, busy] })
    expect(await one.seated()).toEqual([used, busy])
    await app.runJobs([notifySeatsJob])
    const notifications = await app.as({ id: idle }).call('notifications', { query: { showAll: true } })
    expect(notifications.data.map(({ pesan }) => pesan)).toContain('You no longer have a seat in “School year”.')
    const { data } = await one.teacher.call('classroomSubscription', { query: { classroom_id: one.room.id } })
    expect(data.map(({ seats }) => seats.map((row) => row.can_take_back))).toEqual([[false], [false], []])
  })
})

describe('a finished test', () => {
  const finish = async (studentId: number, seatId?: number) => {
    const assigned = await app.make.assignment({ studentId, ...(seatId && { seatId }) })
    const attempt = await app.make.finishedAttempt({ studentId, assignmentId: assigned.id })
    await app.database.transaction((transaction) => consumeSeat(transaction, attempt.id, new Date()))
    const [row] = await app.database.select().from(assignment).where(eq(assignment.id, assigned.id))
    return row?.seatId
  }
  const usedOf = async (id: number) => (await app.database.select().from(seat).where(eq(seat.id, id)))[0]?.testsUsed

  test('uses the seat that was chosen at its start', async () => {
    const student = await app.make.student()
    const [early, late] = [
      await app.make.subscription({ students: [student] }),
      await app.make.subscription({ students: [student], endsAt: new Date(Date.now() + 300 * DAY) }),
    ]
    const [first, second] = [early.seatRows[0]?.id ?? 0, late.seatRows[0]?.id ?? 0]
    expect(await finish(student.id, second)).toBe(second)
    expect([await usedOf(first), await usedOf(second)]).toEqual([0, 1])
  })

  test('uses the student’s own seat if none was chosen, or if the chosen one is not the student’s', async () => {
    const student = await app.make.student()
    const bought = await app.make.subscription({ students: [student], seats: 2 })
    const [studentSeat, free] = [bought.seatRows[0]?.id ?? 0, bought.seatRows[1]?.id ?? 0]
    expect(await finish(student.id)).toBe(studentSeat)
    expect(await finish(student.id, free)).toBe(studentSeat)
    expect([await usedOf(studentSeat), await usedOf(free)]).toEqual([2, 0])
  })

  test('of a student without a seat uses none', async () => {
    const student = await app.make.student()
    expect(await finish(student.id)).toBeNull()
  })
})

describe('seats for several classrooms', () => {
  async function twoClasses() {
    const one = await someClass({ seats: 4, students: 3 })
    const { schoolId, room } = one
    const other = await app.make.classroom({ schoolId, name: '5B', grade: 5 })
    // Is in both classrooms.
    const both = await app.make.student({ schoolId, classrooms: [room, other], name: 'Both' })
    await app.make.student({ schoolId, classrooms: [other], name: 'Archived', archivedAt: new Date() })
    const assign = (classrooms: number[], id = one.bought.id) =>
      ({ params: { id }, body: { classroom_ids: classrooms } }) as const
    return { ...one, other, both, assign }
  }

  test('go to the students who have none, each once', async () => {
    const one = await twoClasses()
    const { schoolAccount, room, other, both, ids } = one
    const before = await schoolAccount.call('seatlessClassrooms')
    expect(before.map(({ id, students, seatless }) => [id, students, seatless])).toEqual([
      [room.id, 4, 4],
      [other.id, 1, 1],
    ])
    const earlier = await app.make.subscription({ schoolId: one.schoolId, seats: 1 })
    await schoolAccount.call('addClassroomSubscription', {
      body: { student_ids: [ids[0] ?? 0], subscription_id: earlier.id },
    })
    const done = await schoolAccount.call('assignSeats', one.assign([room.id, other.id]))
    expect(done.given.toSorted((a, b) => a - b)).toEqual([...ids.slice(1), both.id])
    expect((await schoolAccount.call('seatlessClassrooms')).map(({ seatless }) => seatless)).toEqual([0, 0])
    expect(await schoolAccount.call('assignSeats', one.assign([room.id]))).toMatchObject({ given: [] })
  })

  test('are given to all of them or to nobody', async () => {
    const one = await twoClasses()
    const few = await app.make.subscription({ schoolId: one.schoolId, seats: 2 })
    const refused = await one.schoolAccount.refusal('assignSeats', one.assign([one.room.id], few.id))
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('2 of 4 are missing') })
    expect(await one.seated(few.id)).toEqual([])
  })
})
