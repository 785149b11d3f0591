import { viewActions } from '@lekta/shared/contract/audit-actions'
import { eq } from 'drizzle-orm'
import { account, auditEntry } from '../database/schema'
import { hardenPasswordsJob } from '../people/harden-passwords'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Creates a school with the classes 4A and 4B. A teacher teaches 4A, which Ann is in; Bob is in 4B. */
async function twoClasses() {
  const { id: schoolId } = await app.make.school()
  const a = await app.make.classroom({ schoolId, name: '4A' })
  const b = await app.make.classroom({ schoolId, name: '4B' })
  const ann = await app.make.student({ schoolId, name: 'Ann', classrooms: [a] })
  const bob = await app.make.student({ schoolId, name: 'Bob', classrooms: [b] })
  const owner = await app.make.schoolAccount({ schoolId })
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [a] }))
  const schoolAccount = app.as(owner)
  const namesIn = async (id: number) =>
    (await schoolAccount.call('classroomMembers', { query: { classroom_id: id } })).map(({ name }) => name)
  const changesOf = async (studentId: number) => {
    const rows = await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, studentId))
    const isChange = ({ action }: { action: string }) => !viewActions.some((view) => view === action)
    return rows.filter(isChange).map(({ action, accountId }) => [action, accountId])
  }
  return { schoolId, a, b, ann, bob, schoolAccount, owner, teacher, namesIn, changesOf }
}

describe('adding a student', () => {
  test('returns a login card, stores all fields and is audited', async () => {
    const { schoolAccount, owner, a, changesOf } = await twoClasses()
    const body = {
      name: '  Dewi Sari ',
      email: 'Dewi@Home.example',
      date_of_birth: '2017-03-24',
      grade: 4,
      nisn: '0012345678',
      classrooms: [a.id],
    }
    const card = await schoolAccount.call('addStudent', { body })
    expect(card).toMatchObject({ name: 'Dewi Sari', username: 'dewi.sari' })
    expect(await schoolAccount.call('student', { params: { id: card.id } })).toMatchObject({
      name: 'Dewi Sari',
      email: 'dewi@home.example',
      date_of_birth: '2017-03-24',
      grade: 4,
      nisn: '0012345678',
      classrooms: [{ id: a.id, name: '4A', grade: 4 }],
      archived: false,
    })
    const login = { username: card.username, password: card.password }
    expect((await app.anonymous.call('loginUsername', { body: login })).user.fullname).toBe('Dewi Sari')
    expect(await changesOf(card.id)).toEqual([['student added', owner.id]])
  })

  test('reports a username, e-mail address and NISN that are already in use', async () => {
    const { schoolAccount } = await twoClasses()
    const nisn = '9999999999'
    await schoolAccount.call('addStudent', {
      body: { name: 'Eka', username: 'taken.name', email: 'taken@home.example', nisn },
    })
    const body = { name: 'Fay', username: 'Taken.Name', email: 'TAKEN@home.example', nisn }
    expect(await schoolAccount.refusal('addStudent', { body })).toMatchObject({
      status: 400,
      errors: {
        username: 'This username is already taken. Please choose another.',
        email: 'This e-mail address is already in use.',
        nisn: 'Another student at the school already has this NISN.',
      },
    })
    expect((await schoolAccount.call('students', { query: { q: 'Fay' } })).total).toBe(0)
  })

  test('gives a username to only one of three simultaneous requests', async () => {
    const { schoolAccount } = await twoClasses()
    const body = { name: 'Gus', username: 'gus.at.once' }
    const replies = await Promise.all([1, 2, 3].map(() => schoolAccount.send('addStudent', { body })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('by a teacher is only possible in the teacher’s own classrooms', async () => {
    const { teacher, a, b, namesIn } = await twoClasses()
    await teacher.call('addStudent', { body: { name: 'Hana', classrooms: [a.id] } })
    expect(await namesIn(a.id)).toEqual(['Ann', 'Hana'])
    expect(await teacher.refusal('addStudent', { body: { name: 'Ivy', classrooms: [b.id] } })).toMatchObject({
      status: 404,
    })
    expect(await teacher.refusal('addStudent', { body: { name: 'Ivy' } })).toMatchObject({
      errors: { classrooms: 'Please choose one of your classrooms.' },
    })
  })
})

test.each([
  ['name', { name: '   ' }],
  ['username', { name: 'Ann', username: 'a b' }],
  ['date_of_birth', { name: 'Ann', date_of_birth: '2017-02-30' }],
  ['date_of_birth', { name: 'Ann', date_of_birth: '2999-01-01' }],
  ['grade', { name: 'Ann', grade: 13 }],
  ['nisn', { name: 'Ann', nisn: '123' }],
  ['preferred_name', { name: 'Ann', preferred_name: '  ' }],
  ['preferred_name', { name: 'Ann', preferred_name: 'a'.repeat(101) }],
])('a student with an invalid %s is refused', async (field, body) => {
  const { schoolAccount } = await twoClasses()
  const refusal = await schoolAccount.refusal('addStudent', { body })
  expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([400, [field]])
  expect((await schoolAccount.call('students', { query: {} })).total).toBe(2)
})

describe('editing a student', () => {
  test('changes the fields in the request and clears the others', async () => {
    const { schoolAccount, ann, b, changesOf, owner } = await twoClasses()
    const params = { id: ann.id }
    const allFields = { name: 'Ann B', username: ann.username, email: `ann.${ann.id}@home.example`, grade: 5 }
    await schoolAccount.call('editStudent', { params, body: { ...allFields, classrooms: [b.id] } })
    const edited = await schoolAccount.call('editStudent', { params, body: { name: 'Ann C', username: ann.username } })
    expect(edited).toMatchObject({ name: 'Ann C', username: ann.username, email: null, grade: null, classrooms: [] })
    expect(await changesOf(ann.id)).toEqual([
      ['student edited', owner.id],
      ['student edited', owner.id],
    ])
  })

  test('by a teacher leaves the classrooms of colleagues as they are', async () => {
    const { schoolAccount, teacher, ann, a, b } = await twoClasses()
    await schoolAccount.call('placeStudents', { body: { ids: [ann.id], into: b.id } })
    const body = { name: 'Ann', username: ann.username, classrooms: [a.id] }
    const edited = await teacher.call('editStudent', { params: { id: ann.id }, body })
    expect(edited.classrooms.map(({ name }) => name)).toEqual(['4A', '4B'])
  })

  test('is not possible for a teacher of another classroom', async () => {
    const { teacher, bob, a } = await twoClasses()
    const body = { name: 'Mine', username: bob.username, classrooms: [a.id] }
    expect(await teacher.refusal('editStudent', { params: { id: bob.id }, body })).toMatchObject({ status: 404 })
  })
})

describe('archived students', () => {
  test('are logged out and not listed until they are restored with their classroom and results', async () => {
    const { schoolAccount, teacher, ann, a, namesIn, changesOf, owner } = await twoClasses()
    await app.make.finishedAttempt({ studentId: ann.id, ability: -1, grade: 4 })
    const child = app.as(ann)
    await child.call('profileMe')
    const names = async (archived: boolean) =>
      (await schoolAccount.call('students', { query: { options: { archived, sortBy: 'name' } } })).data.map(
        ({ name }) => name,
      )

    await schoolAccount.call('archiveStudents', { body: { ids: [ann.id] } })
    expect(await names(false)).toEqual(['Bob'])
    expect(await names(true)).toEqual(['Ann'])
    expect(await namesIn(a.id)).toEqual([])
    expect((await schoolAccount.call('classrooms', { query: { q: '4A' } })).data[0]).toMatchObject({
      students: 0,
      measured: 0,
    })
    expect((await teacher.call('reports', { query: {} })).total).toBe(0)
    expect(await child.refusal('profileMe')).toMatchObject({ status: 401 })
    expect((await schoolAccount.call('student', { params: { id: ann.id } })).archived).toBe(true)

    await schoolAccount.call('restoreStudents', { body: { ids: [ann.id] } })
    expect(await names(false)).toEqual(['Ann', 'Bob'])
    expect(await namesIn(a.id)).toEqual(['Ann'])
    expect((await teacher.call('reports', { query: {} })).total).toBe(1)
    expect(await changesOf(ann.id)).toEqual([
      ['student archived', owner.id],
      ['student restored', owner.id],
    ])
  })

  test('are all of those requested or none', async () => {
    const { schoolAccount, ann } = await twoClasses()
    const stranger = await app.make.student({ schoolId: (await app.make.school()).id })
    const refusal = await schoolAccount.refusal('archiveStudents', { body: { ids: [ann.id, stranger.id] } })
    expect(refusal).toMatchObject({ status: 404, message: 'There is no such student.' })
    expect((await schoolAccount.call('students', { query: {} })).total).toBe(2)
  })

  test('keep their usernames, which nobody else can get', async () => {
    const { schoolAccount } = await twoClasses()
    const first = await schoolAccount.call('addStudent', { body: { name: 'Kim Once' } })
    await schoolAccount.call('archiveStudents', { body: { ids: [first.id] } })
    expect((await schoolAccount.call('addStudent', { body: { name: 'Kim Once' } })).username).toBe('kim.once2')
  })
})

describe('placing students', () => {
  test('adds, moves and removes them, and returns their previous classrooms', async () => {
    const { schoolAccount, ann, bob, a, b, namesIn } = await twoClasses()
    const move = (body: { into?: number; out_of?: number | 'all' }) =>
      schoolAccount.call('placeStudents', { body: { ids: [ann.id, bob.id], ...body } })
    const before = await move({ into: a.id })
    expect(before).toEqual([
      { id: ann.id, classrooms: [a.id] },
      { id: bob.id, classrooms: [b.id] },
    ])
    expect([await namesIn(a.id), await namesIn(b.id)]).toEqual([['Ann', 'Bob'], ['Bob']])
    await move({ into: b.id, out_of: a.id })
    expect([await namesIn(a.id), await namesIn(b.id)]).toEqual([[], ['Ann', 'Bob']])
    await move({ out_of: 'all' })
    expect([await namesIn(a.id), await namesIn(b.id)]).toEqual([[], []])
    await schoolAccount.call('setStudentClassrooms', { body: { students: before } })
    expect([await namesIn(a.id), await namesIn(b.id)]).toEqual([['Ann'], ['Bob']])
  })

  test('by a teacher only affects the teacher’s own classrooms', async () => {
    const { schoolAccount, teacher, ann, a, b } = await twoClasses()
    await schoolAccount.call('placeStudents', { body: { ids: [ann.id], into: b.id } })
    const refusal = await teacher.refusal('placeStudents', { body: { ids: [ann.id], out_of: b.id } })
    expect(refusal).toMatchObject({ status: 404, message: 'There is no such classroom.' })
    await teacher.call('placeStudents', { body: { ids: [ann.id], out_of: 'all' } })
    const classrooms = await schoolAccount.call('studentClassrooms', { params: { id: ann.id } })
    expect(classrooms.map(({ id }) => id)).toEqual([b.id])
    expect(a.id).not.toBe(b.id)
  })
})

describe('moving students', () => {
  test('can change their grade, and undoing it restores grade and classroom', async () => {
    const { schoolAccount, ann, a, schoolId } = await twoClasses()
    const five = await app.make.classroom({ schoolId, name: '5A' })
    await schoolAccount.call('editStudent', {
      params: { id: ann.id },
      body: { name: 'Ann', username: ann.username, grade: 4, classrooms: [a.id] },
    })
    const before = await schoolAccount.call('placeStudents', {
      body: { ids: [ann.id], into: five.id, out_of: 'all', grade: 5 },
    })
    expect(before).toEqual([{ id: ann.id, classrooms: [a.id], grade: 4 }])
    const moved = await schoolAccount.call('student', { params: { id: ann.id } })
    expect([moved.grade, moved.classrooms.map(({ name }) => name)]).toEqual([5, ['5A']])
    await schoolAccount.call('setStudentClassrooms', { body: { students: before } })
    const back = await schoolAccount.call('student', { params: { id: ann.id } })
    expect([back.grade, back.classrooms.map(({ name }) => name)]).toEqual([4, ['4A']])
  })

  test('is refused, and changes nothing, if somebody else has moved one of them', async () => {
    const { schoolAccount, ann, bob, a, b, namesIn } = await twoClasses()
    const seen = await schoolAccount.call('studentPlacements', { body: { ids: [ann.id, bob.id] } })
    expect(seen).toMatchObject([
      { name: 'Ann', classrooms: [{ name: '4A' }] },
      { name: 'Bob', classrooms: [{ name: '4B' }] },
    ])
    const expected = seen.map(({ id, classrooms }) => ({ id, classrooms: classrooms.map((room) => room.id) }))
    await schoolAccount.call('placeStudents', { body: { ids: [bob.id], into: a.id, out_of: 'all' } })
    const refusal = await schoolAccount.refusal('placeStudents', {
      body: { ids: [ann.id, bob.id], into: b.id, out_of: 'all', expected },
    })
    expect(refusal).toMatchObject({
      status: 409,
      message: 'Bob has been moved in the meantime. Nothing was changed. Please check the classroom and try again.',
    })
    expect([await namesIn(a.id), await namesIn(b.id)]).toEqual([['Ann', 'Bob'], []])
  })
})

test('new login cards are sorted by classroom, and have a password of three words and a digit', async () => {
  const { schoolAccount, ann, bob, b, a } = await twoClasses()
  await schoolAccount.call('placeStudents', { body: { ids: [ann.id], into: b.id, out_of: 'all' } })
  await schoolAccount.call('placeStudents', { body: { ids: [bob.id], into: a.id, out_of: 'all' } })
  const cards = await schoolAccount.call('renewStudentPasswords', { body: { ids: [ann.id, bob.id] } })
  expect(cards.map(({ name, classroom }) => [name, classroom])).toEqual([
    ['Bob', '4A'],
    ['Ann', '4B'],
  ])
  for (const { password } of cards) expect(password).toMatch(/^([a-z]+-){3}[2-9]$/)
})

test('a new password of words has a slow hash soon, and still works', async () => {
  const { schoolAccount, ann } = await twoClasses()
  const [card] = await schoolAccount.call('renewStudentPasswords', { body: { ids: [ann.id] } })
  await hardenPasswordsJob.work({
    ...({ database: app.database, signal: new AbortController().signal } as Parameters<
      typeof hardenPasswordsJob.work
    >[0]),
    data: { ids: [ann.id] },
  })
  const [row] = await app.database.select().from(account).where(eq(account.id, ann.id))
  expect(row?.passwordHash).toMatch(/^first-slow:/)
  const typed = (card?.password ?? '').toUpperCase().replaceAll('-', ' ')
  const login = { username: ann.username, password: typed }
  expect((await app.anonymous.send('loginUsername', { body: login })).status).toBe(200)
  expect((await app.anonymous.send('loginUsername', { body: login })).status).toBe(200)
})

test('a new password replaces the old one and ends the student’s session', async () => {
  const { teacher, ann } = await twoClasses()
  const child = app.as(ann)
  await child.call('profileMe')
  const [card] = await teacher.call('renewStudentPasswords', { body: { ids: [ann.id] } })
  expect(card).toMatchObject({ id: ann.id, name: 'Ann', username: ann.username })
  expect(await child.refusal('profileMe')).toMatchObject({ status: 401 })
  const login = (password: string) =>
    app.anonymous.send('loginUsername', { body: { username: ann.username, password } })
  expect((await login('a password for tests')).status).toBe(401)
  expect((await login(card?.password ?? '')).status).toBe(200)
  const [row] = await app.database.select().from(account).where(eq(account.id, ann.id))
  expect(JSON.stringify(row)).not.toContain(card?.password)
})

describe('a preferred name', () => {
  test('is on the login card of a new student, and on a renewed one', async () => {
    const { teacher, a } = await twoClasses()
    const body = { name: 'Dewi Sari', preferred_name: ' Uci ', classrooms: [a.id] }
    const card = await teacher.call('addStudent', { body })
    expect(card).toMatchObject({ name: 'Dewi Sari', preferred_name: 'Uci' })
    const [renewed] = await teacher.call('renewStudentPasswords', { body: { ids: [card.id] } })
    expect(renewed).toMatchObject({ name: 'Dewi Sari', preferred_name: 'Uci' })
  })

  test('can be changed by school and teacher, and is cleared when it is missing', async () => {
    const { schoolAccount, teacher, ann, a } = await twoClasses()
    const edit = { params: { id: ann.id } }
    const body = { name: 'Ann', username: ann.username, classrooms: [a.id] }
    const byTeacher = await teacher.call('editStudent', { ...edit, body: { ...body, preferred_name: 'Nana' } })
    expect(byTeacher.preferred_name).toBe('Nana')
    const { data } = await schoolAccount.call('students', { query: { q: 'nana' } })
    expect(data).toMatchObject([{ id: ann.id, preferred_name: 'Nana' }])
    expect((await schoolAccount.call('editStudent', { ...edit, body })).preferred_name).toBeNull()
  })

  test('is shown to a parent of the child', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id, preferredName: 'Nana' })
    const seen = await app.as(parent).call('child', { params: { id: child.id } })
    expect(seen.preferred_name).toBe('Nana')
  })
})

test('lists can be filtered by grade', async () => {
  const { schoolAccount, schoolId } = await twoClasses()
  await app.make.student({ schoolId, name: 'Six', grade: 6 })
  for (const name of ['students', 'studentScores'] as const) {
    const { data } = await schoolAccount.call(name, { query: { options: { grade: 6 } } })
    expect(data.map((row) => row.name)).toEqual(['Six'])
  }
})
