import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Creates two classrooms: 4A has three students, two of them measured; 4B is empty; 4A's teacher does not teach 4B. */
async function twoClasses() {
  const { id: schoolId } = await app.make.school()
  const [a, b] = [
    await app.make.classroom({ schoolId, name: '4A' }),
    await app.make.classroom({ schoolId, name: '4b', grade: 5 }),
  ]
  const teacher = await app.make.teacher({ schoolId, classrooms: [a], name: 'Ms Ada' })
  await app.make.teacher({ schoolId, classrooms: [a, b], name: 'Mr Bea' })
  const students = []
  for (const name of ['zoe', 'Yan', 'Xia'])
    students.push(await app.make.student({ schoolId, name, classrooms: [a], grade: 4 }))
  for (const [index, ability] of [-2, -1].entries()) {
    await app.make.finishedAttempt({ studentId: students[index]?.id, ability, grade: 4 })
  }
  await app.make.classroom()
  return {
    schoolId,
    a,
    b,
    students,
    schoolAccount: app.as(await app.make.schoolAccount({ schoolId })),
    teacher: app.as(teacher),
  }
}

describe('classrooms', () => {
  test('are listed with teachers, numbers of students and the median measure', async () => {
    const { schoolAccount, a, b } = await twoClasses()
    const { data, total } = await schoolAccount.call('classrooms', { query: {} })
    expect(total).toBe(2)
    expect(data).toEqual([
      {
        id: a.id,
        name: '4A',
        grade: 4,
        teachers: ['Mr Bea', 'Ms Ada'],
        students: 3,
        measured: 2,
        seated: 0,
        median: 525,
      },
      { id: b.id, name: '4b', grade: 5, teachers: ['Mr Bea'], students: 0, measured: 0, seated: 0, median: null },
    ])
  })

  test('of colleagues are hidden from a teacher, in the list of a school too', async () => {
    const { teacher, schoolAccount, schoolId } = await twoClasses()
    const bySchool = { params: { schoolId }, query: {} }
    expect((await teacher.call('classrooms', { query: {} })).data.map(({ name }) => name)).toEqual(['4A'])
    expect((await teacher.call('classroomsBySchool', bySchool)).data.map(({ name }) => name)).toEqual(['4A'])
    expect((await schoolAccount.call('classroomsBySchool', bySchool)).data.map(({ name }) => name)).toEqual([
      '4A',
      '4b',
    ])
  })

  test('can be searched and sorted', async () => {
    const { schoolAccount } = await twoClasses()
    const names = async (query: { q?: string; options?: { sortBy: string; sortDesc?: boolean } }) =>
      (await schoolAccount.call('classrooms', { query })).data.map(({ name }) => name)
    expect(await names({ q: '4B' })).toEqual(['4b'])
    for (const sortBy of ['name', 'grade'])
      expect(await names({ options: { sortBy, sortDesc: true } })).toEqual(['4b', '4A'])
    for (const sortBy of ['students', 'measured', 'median']) {
      expect(await names({ options: { sortBy, sortDesc: true } })).toEqual(['4A', '4b'])
    }
  })
})

describe('the students of a classroom', () => {
  test('are listed by name without pages for pickers', async () => {
    const { teacher, a } = await twoClasses()
    const members = await teacher.call('classroomMembers', { query: { classroom_id: a.id } })
    expect(members.map(({ name }) => name)).toEqual(['Xia', 'Yan', 'zoe'])
  })

  test('can be searched with `q` or `options.search` in the list without pages', async () => {
    const { teacher, a } = await twoClasses()
    for (const term of [{ q: 'ZO' }, { options: { search: 'ZO' } }]) {
      const members = await teacher.call('classroomMembers', { query: { classroom_id: a.id, ...term } })
      expect(members).toMatchObject([{ name: 'zoe' }])
    }
  })

  test('can be searched and paged', async () => {
    const { schoolAccount, a } = await twoClasses()
    const query = { classroom_id: a.id, options: { sortBy: 'name', itemsPerPage: 2 } }
    const page = await schoolAccount.call('classroomStudents', { query })
    expect(page).toMatchObject({ total: 3, last_page: 2, data: [{ name: 'Xia' }, { name: 'Yan' }] })
    expect(await schoolAccount.call('classroomStudents', { query: { ...query, q: 'zoe' } })).toMatchObject({
      total: 1,
      last_page: 1,
    })
  })

  test('cannot be seen by a teacher who does not teach it', async () => {
    const { teacher, b } = await twoClasses()
    for (const name of ['classroomMembers', 'classroomStudents'] as const) {
      const refusal = await teacher.refusal(name, { query: { classroom_id: b.id } })
      expect(refusal).toMatchObject({ status: 404, message: 'There is no such classroom.' })
    }
  })
})

describe('a classroom', () => {
  const namesOf = async (client: Awaited<ReturnType<typeof twoClasses>>['schoolAccount'], archived = false) =>
    (await client.call('classrooms', { query: { options: { archived, sortBy: 'name' } } })).data.map(({ name }) => name)

  test('can be added and edited with its teachers', async () => {
    const { schoolAccount, schoolId } = await twoClasses()
    const [one, other] = [await app.make.teacher({ schoolId }), await app.make.teacher({ schoolId })]
    const { id } = await schoolAccount.call('addClassroom', { body: { name: ' 6C ', grade: 6, teachers: [one.id] } })
    expect(await schoolAccount.call('classroom', { params: { id } })).toEqual({
      id,
      name: '6C',
      grade: 6,
      teachers: [{ id: one.id, name: one.name }],
      archived: false,
    })
    const body = { name: '6D', grade: 6, teachers: [other.id] }
    expect(await schoolAccount.call('editClassroom', { params: { id }, body })).toMatchObject({
      name: '6D',
      teachers: [{ id: other.id }],
    })
    expect(await app.as(one).refusal('classroom', { params: { id } })).toMatchObject({ status: 404 })
  })

  test('needs a unique name', async () => {
    const { schoolAccount, b } = await twoClasses()
    const error = { status: 400, errors: { name: 'A classroom with this name already exists.' } }
    expect(await schoolAccount.refusal('addClassroom', { body: { name: '4A', grade: 4 } })).toMatchObject(error)
    const edit = { params: { id: b.id }, body: { name: '4A', grade: 4 } }
    expect(await schoolAccount.refusal('editClassroom', edit)).toMatchObject(error)
  })

  test('that is archived leaves the lists, and its teacher loses its students until it is restored', async () => {
    const { schoolAccount, teacher, a } = await twoClasses()
    await schoolAccount.call('archiveClassrooms', { body: { ids: [a.id] } })
    expect([await namesOf(schoolAccount), await namesOf(schoolAccount, true)]).toEqual([['4b'], ['4A']])
    expect([await namesOf(teacher), (await teacher.call('students', { query: {} })).total]).toEqual([[], 0])
    const { data } = await schoolAccount.call('students', { query: {} })
    expect(data.map(({ classrooms }) => classrooms)).toEqual([[], [], []])
    await schoolAccount.call('restoreClassrooms', { body: { ids: [a.id] } })
    expect((await teacher.call('students', { query: {} })).total).toBe(3)
  })

  test('cannot be restored while another has its name', async () => {
    const { schoolAccount, a } = await twoClasses()
    await schoolAccount.call('archiveClassrooms', { body: { ids: [a.id] } })
    await schoolAccount.call('addClassroom', { body: { name: '4A', grade: 4 } })
    const refusal = await schoolAccount.refusal('restoreClassrooms', { body: { ids: [a.id] } })
    expect(refusal).toMatchObject({ status: 400, errors: { name: 'A classroom with this name already exists.' } })
  })
})
