import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/**
 * Creates a school with two teachers. Sri teaches 4A, which has two students, and 10B, which one of these students is
 * also in. Tono teaches no class.
 */
async function smallSchool() {
  const { id: schoolId } = await app.make.school()
  const a = await app.make.classroom({ schoolId, name: '4A' })
  const b = await app.make.classroom({ schoolId, name: '10B' })
  const sri = await app.make.teacher({
    schoolId,
    name: 'Sri',
    classrooms: [b, a],
    email: `sri.${schoolId}@guru.example`,
  })
  const tono = await app.make.teacher({ schoolId, name: 'Tono' })
  await app.make.student({ schoolId, classrooms: [a, b] })
  await app.make.student({ schoolId, classrooms: [a] })
  await app.make.student({ schoolId, classrooms: [a], archivedAt: new Date() })
  await app.make.teacher({ name: 'Elsewhere' })
  const owner = await app.make.schoolAccount({ schoolId })
  return { schoolId, a, b, sri, tono, owner, schoolAccount: app.as(owner) }
}

describe('teachers', () => {
  test('are listed with their classrooms and number of students', async () => {
    const { schoolAccount, sri, tono, a, b } = await smallSchool()
    const { data, total } = await schoolAccount.call('teachers', { query: { options: { sortBy: 'name' } } })
    expect(total).toBe(2)
    expect(data).toMatchObject([
      {
        id: sri.id,
        classrooms: [
          { id: a.id, name: '4A' },
          { id: b.id, name: '10B' },
        ],
        students: 2,
        waiting: false,
        archived: false,
      },
      { id: tono.id, classrooms: [], students: 0 },
    ])
  })

  test('can be searched, sorted and filtered by classroom', async () => {
    const { schoolAccount, b } = await smallSchool()
    const names = async (query: object) =>
      (await schoolAccount.call('teachers', { query })).data.map(({ name }) => name)
    expect(await names({ q: 'guru' })).toEqual(['Sri'])
    expect(await names({ options: { sortBy: 'students' } })).toEqual(['Tono', 'Sri'])
    expect(await names({ options: { classroom_id: b.id } })).toEqual(['Sri'])
  })

  test('can be archived and restored with their classrooms', async () => {
    const { schoolAccount, sri, a } = await smallSchool()
    const client = app.as(sri)
    await client.call('profileMe')
    await schoolAccount.call('archiveTeachers', { body: { ids: [sri.id] } })
    expect(await client.refusal('profileMe')).toMatchObject({ status: 401 })
    const list = async (archived: boolean) =>
      (await schoolAccount.call('teachers', { query: { options: { archived } } })).data.map(({ name }) => name)
    expect([await list(false), await list(true)]).toEqual([['Tono'], ['Sri']])
    const room = async () =>
      (await schoolAccount.call('classrooms', { query: { options: { classroom_id: a.id } } })).data[0]
    expect((await room())?.teachers).toEqual([])
    await schoolAccount.call('restoreTeachers', { body: { ids: [sri.id] } })
    expect((await room())?.teachers).toEqual(['Sri'])
  })

  test('who also manage the school or the platform cannot be changed', async () => {
    const { schoolAccount, schoolId } = await smallSchool()
    for (const roles of [['school', 'teacher'] as const, ['teacher', 'admin'] as const]) {
      const { id, username } = await app.make.account('teacher', { schoolId, roles: [...roles] })
      const body = { ids: [id] }
      const edit = { params: { id }, body: { name: 'Mine', username } }
      const message = 'This account also manages the school. Only its owner can change it, under Setting.'
      const refused = { status: 409, message }
      expect(await schoolAccount.refusal('archiveTeachers', { body })).toMatchObject(refused)
      expect(await schoolAccount.refusal('renewTeacherPasswords', { body })).toMatchObject(refused)
      expect(await schoolAccount.refusal('editTeacher', edit)).toMatchObject(refused)
    }
  })
})

describe('a teacher', () => {
  test('is added with classrooms, and counts as waiting until a password is chosen', async () => {
    const { schoolAccount, a } = await smallSchool()
    const card = await schoolAccount.call('addTeacher', { body: { name: 'Wati Baru', classrooms: [a.id] } })
    expect(card.username).toMatch(/^wati\.baru/)
    expect(await schoolAccount.call('teacher', { params: { id: card.id } })).toMatchObject({
      waiting: true,
      classrooms: [{ name: '4A' }],
    })
    const { token } = await app.anonymous.call('loginMaster', { body: card })
    await app.holding(token).call('chooseFirstPassword', { body: { password: 'rain on tin roofs' } })
    expect((await schoolAccount.call('teacher', { params: { id: card.id } })).waiting).toBe(false)
    expect((await app.holding(token).call('classrooms', { query: {} })).data.map(({ name }) => name)).toEqual(['4A'])
  })

  test('can be edited, but not with an e-mail address that is in use', async () => {
    const { schoolAccount, sri, tono, b } = await smallSchool()
    const params = { id: tono.id }
    const body = { name: 'Tono B', username: tono.username, email: sri.email ?? '', classrooms: [b.id] }
    expect(await schoolAccount.refusal('editTeacher', { params, body })).toMatchObject({
      errors: { email: expect.anything() },
    })
    const edited = await schoolAccount.call('editTeacher', { params, body: { ...body, email: undefined } })
    expect(edited).toMatchObject({ name: 'Tono B', email: null, classrooms: [{ id: b.id }] })
  })

  test('can get a new set of classrooms', async () => {
    const { schoolAccount, sri, b } = await smallSchool()
    const set = await schoolAccount.call('setTeacherClassrooms', {
      params: { id: sri.id },
      body: { classrooms: [b.id] },
    })
    expect(set.map(({ name }) => name)).toEqual(['10B'])
    expect(await schoolAccount.call('teacherClassrooms', { params: { id: sri.id } })).toEqual(set)
  })

  test('can get a new first password, which must be changed', async () => {
    const { schoolAccount, tono } = await smallSchool()
    const [card] = await schoolAccount.call('renewTeacherPasswords', { body: { ids: [tono.id] } })
    const body = { username: tono.username, password: card?.password ?? '' }
    expect((await app.anonymous.call('loginMaster', { body })).must_change_password).toBe(true)
  })
})
