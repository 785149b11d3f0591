import { eq, inArray } from 'drizzle-orm'
import { account, auditEntry, classroom, classroomStudent, rolloverChange, seat, student } from '../database/schema'
import { testApp } from '../testing/test-app'
import { deleteExpiredChanges } from './queries'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const year = 2030
const day = 24 * 60 * 60_000

/** A school with grades 5 and 6: 5A with two students, 5B with one, 6A with two. 6B does not exist. */
async function smallSchool() {
  const schoolId = (await app.make.school()).id
  const [fiveA, fiveB, sixA] = [
    await app.make.classroom({ schoolId, name: '5A', grade: 5 }),
    await app.make.classroom({ schoolId, name: '5B', grade: 5 }),
    await app.make.classroom({ schoolId, name: '6A', grade: 6 }),
  ]
  const pupil = (name: string, room: { id: number }, grade: 5 | 6) =>
    app.make.student({ schoolId, name, grade, classrooms: [room] })
  const [ann, bob, cid] = [await pupil('Ann', fiveA, 5), await pupil('Bob', fiveA, 5), await pupil('Cid', fiveB, 5)]
  const [dee, eli] = [await pupil('Dee', sixA, 6), await pupil('Eli', sixA, 6)]
  const owner = await app.make.schoolAccount({ schoolId })
  const school = app.as(owner)
  return { schoolId, fiveA, fiveB, sixA, ann, bob, cid, dee, eli, owner, school }
}

type SmallSchool = Awaited<ReturnType<typeof smallSchool>>

const planOf = ({ fiveA, fiveB, sixA }: SmallSchool) => ({
  year,
  moves: [
    { classroom_id: fiveA.id, action: 'promote' as const, into: '6A' },
    { classroom_id: fiveB.id, action: 'promote' as const, into: '6B' },
    { classroom_id: sixA.id, action: 'leave' as const },
  ],
})

const all = { promoted: 3, stayed: 0, left: 2 }

const whereabouts = async ({ schoolId }: SmallSchool) => {
  const people = await app.database
    .select({ id: account.id, name: account.name, grade: student.grade, archivedAt: account.archivedAt })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(eq(account.schoolId, schoolId))
    .orderBy(account.name)
  const rooms = await app.database
    .select({ studentId: classroomStudent.studentId, name: classroom.name })
    .from(classroomStudent)
    .innerJoin(classroom, eq(classroom.id, classroomStudent.classroomId))
    .where(
      inArray(
        classroomStudent.studentId,
        people.map(({ id }) => id),
      ),
    )
    .orderBy(classroom.name)
  return people.map(({ id, name, grade, archivedAt }) => {
    const names = rooms.filter(({ studentId }) => studentId === id).map((room) => room.name)
    return `${name} ${grade} ${names.join('+')}${archivedAt ? ' left' : ''}`
  })
}

const before = ['Ann 5 5A', 'Bob 5 5A', 'Cid 5 5B', 'Dee 6 6A', 'Eli 6 6A']

async function begin(
  one: SmallSchool,
  { exceptions = [] as { student_id: number; action: 'stay' | 'leave' }[], expected = all } = {},
) {
  const { id } = await one.school.call('startRollover', { body: { ...planOf(one), exceptions, expected } })
  await app.runJobs()
  return one.school.call('rollover', { params: { id } })
}

describe('a new school year', () => {
  test('is proposed class by class, and the check says what would happen without changing anything', async () => {
    const one = await smallSchool()
    const proposal = await one.school.call('rolloverProposal')
    expect(proposal.classrooms.map(({ name, action, into, students }) => [name, action, into, students])).toEqual([
      ['5A', 'promote', '6A', 2],
      ['5B', 'promote', '6B', 1],
      ['6A', 'leave', '7A', 2],
    ])
    const check = await one.school.call('checkRollover', { body: planOf(one) })
    expect(check).toMatchObject({ ...all, label: '2030/2031', conflicts: { count: 0 }, unplaced: 0 })
    expect(check.classrooms).toEqual([
      { name: '5A', grade: 5, before: 2, after: 0, created: false, taught: false },
      { name: '5B', grade: 5, before: 1, after: 0, created: false, taught: false },
      { name: '6A', grade: 6, before: 2, after: 2, created: false, taught: false },
      { name: '6B', grade: 6, before: 0, after: 1, created: true, taught: false },
    ])
    expect(await whereabouts(one)).toEqual(before)
  })

  test('moves classes up, creates missing ones, archives leavers and follows the exceptions, with audit entries', async () => {
    const one = await smallSchool()
    const exceptions = [
      { student_id: one.bob.id, action: 'stay' as const },
      { student_id: one.cid.id, action: 'leave' as const },
      { student_id: one.eli.id, action: 'stay' as const },
    ]
    const done = await begin(one, { exceptions, expected: { promoted: 1, stayed: 2, left: 2 } })
    expect(done).toMatchObject({ state: 'done', done: 3, total: 3, created: 1, label: '2030/2031' })
    expect(done.classrooms[0]).toEqual({ name: '5A', action: 'promote', into: '6A', students: 2 })
    expect(await whereabouts(one)).toEqual(['Ann 6 6A', 'Bob 5 5A', 'Cid 5 5B left', 'Dee 6 6A left', 'Eli 6 6A'])
    const entries = await app.database.select().from(auditEntry).where(eq(auditEntry.accountId, one.owner.id))
    expect(entries.map(({ action, studentId }) => `${action} ${studentId ?? ''}`.trim()).sort()).toEqual(
      [
        'classroom added',
        'school year begun',
        `student archived ${one.cid.id}`,
        `student archived ${one.dee.id}`,
        `student placed ${one.ann.id}`,
      ].sort(),
    )
  })
})

describe('undoing a school year', () => {
  test('restores classrooms, grades and those who left exactly', async () => {
    const one = await smallSchool()
    const { id, undo_until } = await begin(one)
    expect(await whereabouts(one)).toEqual(['Ann 6 6A', 'Bob 6 6A', 'Cid 6 6B', 'Dee 6 6A left', 'Eli 6 6A left'])
    expect(undo_until).not.toBeNull()
    expect(await one.school.call('undoRollover', { params: { id } })).toMatchObject({ state: 'undone', kept: 0 })
    expect(await whereabouts(one)).toEqual(before)
    const rooms = await one.school.call('classrooms', { query: {} })
    expect(rooms.data.map(({ name }) => name)).toEqual(['5A', '5B', '6A'])
    expect(await one.school.refusal('undoRollover', { params: { id } })).toMatchObject({ status: 409 })
    expect((await begin(one)).state).toBe('done')
  })

  test('leaves students as they are who were changed since', async () => {
    const one = await smallSchool()
    const { id } = await begin(one)
    await one.school.call('placeStudents', { body: { ids: [one.ann.id], into: one.fiveB.id, out_of: 'all', grade: 5 } })
    await one.school.call('restoreStudents', { body: { ids: [one.dee.id] } })
    expect(await one.school.call('undoRollover', { params: { id } })).toMatchObject({ kept: 2 })
    expect(await whereabouts(one)).toEqual(['Ann 5 5B', 'Bob 5 5A', 'Cid 5 5B', 'Dee 6 6A', 'Eli 6 6A'])
  })

  test('restores a class that was archived since', async () => {
    const one = await smallSchool()
    const { id } = await begin(one)
    await one.school.call('archiveClassrooms', { body: { ids: [one.fiveA.id] } })
    await one.school.call('undoRollover', { params: { id } })
    expect((await one.school.call('classrooms', { query: {} })).data.map(({ name }) => name)).toContain('5A')
  })

  test('raises the grade of a class that keeps its name and its students', async () => {
    const one = await smallSchool()
    const moves = [{ classroom_id: one.fiveA.id, action: 'promote' as const, into: '5A' }]
    const expected = { promoted: 2, stayed: 3, left: 0 }
    const { id } = await one.school.call('startRollover', { body: { year, moves, expected } })
    await app.runJobs()
    const room = () => one.school.call('classroom', { params: { id: one.fiveA.id } })
    expect((await room()).grade).toBe(6)
    expect((await whereabouts(one)).slice(0, 2)).toEqual(['Ann 6 5A', 'Bob 6 5A'])
    await one.school.call('undoRollover', { params: { id } })
    expect((await room()).grade).toBe(5)
    expect(await whereabouts(one)).toEqual(before)
  })
})

describe('beginning a school year is refused', () => {
  test('a second time', async () => {
    const one = await smallSchool()
    await begin(one)
    for (const name of ['checkRollover', 'startRollover'] as const)
      expect(await one.school.refusal(name, { body: { ...planOf(one), expected: all } })).toMatchObject({
        status: 409,
        message: 'The school year 2030/2031 has begun already. Undo it first if you want to begin it again.',
      })
  })

  test('while another one is being begun', async () => {
    const one = await smallSchool()
    await one.school.call('startRollover', { body: { ...planOf(one), expected: all } })
    const body = { ...planOf(one), year: year + 1, expected: all }
    expect(await one.school.refusal('startRollover', { body })).toMatchObject({ status: 409 })
    await app.runJobs()
  })

  test('if the school has changed since the check, before the start or before the job', async () => {
    const one = await smallSchool()
    await app.make.student({ schoolId: one.schoolId, grade: 5, classrooms: [one.fiveA] })
    expect(await one.school.refusal('startRollover', { body: { ...planOf(one), expected: all } })).toMatchObject({
      status: 409,
      message: 'The school’s classes have changed in the meantime. Please check the plan again.',
    })
    const expected = { ...all, promoted: 4 }
    const { id } = await one.school.call('startRollover', { body: { ...planOf(one), expected } })
    await one.school.call('archiveStudents', { body: { ids: [one.bob.id] } })
    await app.runJobs()
    expect((await one.school.call('rollover', { params: { id } })).state).toBe('failed')
    expect((await whereabouts(one)).filter((line) => line.startsWith('Ann') || line.startsWith('Dee'))).toEqual([
      'Ann 5 5A',
      'Dee 6 6A',
    ])
  })

  test('if a student would get two grades, naming the student', async () => {
    const one = await smallSchool()
    const club = await app.make.classroom({ schoolId: one.schoolId, name: 'Club', grade: 7 })
    await app.database.insert(classroomStudent).values({ classroomId: club.id, studentId: one.ann.id })
    const moves = [...planOf(one).moves, { classroom_id: club.id, action: 'promote' as const, into: 'Club' }]
    const check = await one.school.call('checkRollover', { body: { year, moves } })
    expect(check.conflicts).toEqual({ count: 1, first: ['Ann'] })
    expect(await one.school.refusal('startRollover', { body: { year, moves, expected: all } })).toMatchObject({
      status: 409,
      message: 'Ann is in classes that move into different grades. Please let one of them stay as it is.',
    })
  })

  test('if a class moves up without a target, or is named twice', async () => {
    const one = await smallSchool()
    const move = { classroom_id: one.fiveA.id, action: 'promote' as const }
    for (const moves of [
      [move],
      [
        { ...move, into: '6A' },
        { ...move, into: '6B' },
      ],
    ])
      expect(await one.school.refusal('checkRollover', { body: { year, moves } })).toMatchObject({ status: 400 })
  })
})

describe('after a new school year has begun', () => {
  test('a test that is open stays with the student, and the teacher of the new class sees it', async () => {
    const one = await smallSchool()
    const { schoolId, ann, dee } = one
    const old = await app.make.teacher({ schoolId, classrooms: [one.fiveA] })
    const next = await app.make.teacher({ schoolId, classrooms: [one.sixA] })
    const opens = { opensAt: new Date(Date.now() - day), closesAt: new Date(Date.now() + day) }
    const assigned = await app.make.assignment({ schoolId, studentId: ann.id, createdBy: old.id, ...opens })
    await app.make.assignment({ schoolId, studentId: dee.id, createdBy: old.id, ...opens })
    expect((await one.school.call('checkRollover', { body: planOf(one) })).open_tests).toBe(1)
    await begin(one)
    expect((await app.as(ann).call('tests')).map(({ id }) => id)).toContain(assigned.id)
    const seen = await app.as(next).call('schedule', { params: { id: assigned.scheduleId } })
    expect(seen.children).toBe(1)
  })

  test('everyone keeps the seat, and the check counts the unused seats of those who leave', async () => {
    const one = await smallSchool()
    await app.make.subscription({ schoolId: one.schoolId, createdBy: one.owner.id, students: [one.ann, one.dee] })
    expect((await one.school.call('checkRollover', { body: planOf(one) })).unused_seats).toBe(1)
    await begin(one)
    const holders = await app.database
      .select({ id: seat.studentId })
      .from(seat)
      .where(inArray(seat.studentId, [one.ann.id, one.dee.id]))
    expect(holders.map(({ id }) => id).sort()).toEqual([one.ann.id, one.dee.id].sort())
  })

  test('its changes are deleted after 30 days, and it cannot be undone then', async () => {
    const one = await smallSchool()
    const { id } = await begin(one)
    const changes = () => app.database.$count(rolloverChange, eq(rolloverChange.rolloverId, id))
    await deleteExpiredChanges(app.database, new Date(Date.now() + 29 * day))
    expect(await changes()).toBe(5)
    await deleteExpiredChanges(app.database, new Date(Date.now() + 31 * day))
    expect(await changes()).toBe(0)
  })
})

test('a school of 1,500 students begins a new year within seconds, and undoes it', async () => {
  const schoolId = (await app.make.school()).id
  const school = app.as(await app.make.schoolAccount({ schoolId }))
  const rooms = await app.database
    .insert(classroom)
    .values([1, 2, 3, 4, 5].map((grade) => ({ schoolId, name: `${grade}A`, grade: grade as 1 })))
    .returning()
  const people = await app.database
    .insert(account)
    .values(
      Array.from({ length: 1500 }, (_, i) => ({
        schoolId,
        roles: ['child' as const],
        name: `Child ${i}`,
        username: `many-${i}`,
        passwordHash: '-',
      })),
    )
    .returning({ id: account.id })
  await app.database.insert(student).values(people.map(({ id }, i) => ({ id, grade: ((i % 5) + 1) as 1 })))
  const members = people.map(({ id }, i) => ({ studentId: id, classroomId: rooms[i % 5]?.id ?? 0 }))
  await app.database.insert(classroomStudent).values(members)
  const proposal = await school.call('rolloverProposal')
  const moves = proposal.classrooms.map(({ id, action, into }) => ({ classroom_id: id, action, into }))
  const expected = { promoted: 1200, stayed: 0, left: 300 }
  const began = performance.now()
  const { id } = await school.call('startRollover', { body: { year, moves, expected } })
  await app.runJobs()
  expect(await school.call('rollover', { params: { id } })).toMatchObject({ state: 'done', done: 1500 })
  expect(await school.call('undoRollover', { params: { id } })).toMatchObject({ state: 'undone', kept: 0 })
  expect(performance.now() - began).toBeLessThan(15_000)
})
