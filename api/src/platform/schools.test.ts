import { asc, eq } from 'drizzle-orm'
import { auditEntry } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const asAdmin = async () => app.as(await app.make.account('admin'))

const auditOf = async (subject: string) =>
  (
    await app.database
      .select({ action: auditEntry.action, by: auditEntry.accountId, schoolId: auditEntry.schoolId })
      .from(auditEntry)
      .where(eq(auditEntry.subject, subject))
      .orderBy(asc(auditEntry.id))
  ).map((entry) => entry)

const found = async (q: string, options = {}) => {
  const admin = await asAdmin()
  return admin.call('platformSchools', { query: { q, options } })
}

describe('the list of schools', () => {
  test('has each school’s people, seats, subscription and last test', async () => {
    const school = await app.make.school({ name: 'SD Figures', city: 'Kupang', npsn: '20401111' })
    const inSchool = { schoolId: school.id }
    const manager = await app.make.schoolAccount(inSchool)
    await app.make.teacher(inSchool)
    await app.make.teacher({ ...inSchool, archivedAt: new Date() })
    const child = await app.make.student(inSchool)
    await app.make.student(inSchool)
    const assignment = await app.make.assignment({ ...inSchool, studentId: child.id, createdBy: manager.id })
    const attempt = await app.make.finishedAttempt({ studentId: child.id, assignmentId: assignment.id, grade: 4 })
    const bought = await app.make.subscription({
      ...inSchool,
      createdBy: manager.id,
      seats: 3,
      students: [child],
    })
    const { data, total } = await found('figures')
    expect(total).toBe(1)
    expect(data).toEqual([
      {
        id: school.id,
        name: 'SD Figures',
        city: 'Kupang',
        npsn: '20401111',
        code: school.code,
        students: 2,
        teachers: 1,
        seats: 3,
        seats_in_use: 1,
        subscribed_until: bought.endsAt?.toISOString(),
        last_test: attempt.finishedAt?.toISOString(),
        archived: false,
        created_at: school.createdAt.toISOString(),
      },
    ])
  })

  test('can be searched by name, city, NPSN and code, sorted and paged', async () => {
    const made = [
      await app.make.school({ name: 'Zebra paged', city: 'Ambon' }),
      await app.make.school({ name: 'apple paged', npsn: '20409999' }),
      await app.make.school({ name: 'Mango paged', code: 'PAGED-1234' }),
    ]
    const ids = async (q: string, options = {}) => (await found(q, options)).data.map(({ id }) => id)
    const [zebra, apple, mango] = made.map(({ id }) => id)
    expect(await ids('paged', { sortBy: 'name' })).toEqual([apple, mango, zebra])
    expect(await ids('paged', { sortBy: 'name', sortDesc: true, itemsPerPage: 1, page: 2 })).toEqual([mango])
    expect(await ids('20409999')).toEqual([apple])
    expect(await ids('ambon')).toEqual([zebra])
    expect(await ids('paged-1234')).toEqual([mango])
    const past = await found('paged', { page: 9 })
    expect([past.data, past.total]).toEqual([[], 3])
  })

  test.each(['students', 'teachers', 'subscribed_until', 'created_at', 'city', 'npsn', 'code'])(
    'can be sorted by %s',
    async (sortBy) => {
      const admin = await asAdmin()
      expect((await admin.send('platformSchools', { query: { options: { sortBy } } })).status).toBe(200)
    },
  )
})

describe('a new school', () => {
  const body = { name: 'SD Baru', city: 'Solo', time_zone: 'Asia/Makassar', language: 'id' } as const

  test('has a code and an account, whose first password is shown once and has to be replaced', async () => {
    const admin = await app.make.account('admin')
    const made = await app.as(admin).call('addPlatformSchool', { body: { ...body, email: 'baru@sd.example' } })
    const { username, password } = made.login
    const login = await app.anonymous.call('loginMaster', { body: { username, password } })
    expect(login).toMatchObject({ must_change_password: true, user: { role: 'school' } })
    expect(await auditOf(`school ${made.id}`)).toEqual([{ action: 'school created', by: admin.id, schoolId: made.id }])
    await app.runJobs()
    expect((await app.mails('baru@sd.example')).map(({ subject }) => subject)).toEqual([
      'Mohon konfirmasi alamat email Anda',
    ])
    const detail = await app.as(admin).call('platformSchool', { params: { id: made.id } })
    expect(detail).toMatchObject({ name: 'SD Baru', time_zone: 'Asia/Makassar', contacts: [], unpaid: [] })
    expect(detail.accounts).toMatchObject([{ username, email_confirmed: false, sessions: 1 }])
  })

  test('is not made if its username is taken', async () => {
    const { username } = await app.make.teacher()
    const admin = await asAdmin()
    const refusal = await admin.refusal('addPlatformSchool', { body: { ...body, name: 'SD Taken', username } })
    expect(refusal).toMatchObject({ status: 400, errors: { username: expect.any(String) } })
    expect((await found('SD Taken')).total).toBe(0)
  })
})

test('an admin can change a school, and fields that are not given are cleared', async () => {
  const school = await app.make.school({ name: 'SD Old', npsn: '20401234' })
  const admin = await asAdmin()
  const body = { name: 'SD New', phone: '0274 512345', time_zone: 'Asia/Jayapura', language: 'en' } as const
  await admin.call('editPlatformSchool', { params: { id: school.id }, body })
  expect(await admin.call('platformSchool', { params: { id: school.id } })).toMatchObject({ ...body, npsn: null })
  const entries = await auditOf(`school ${school.id}`)
  expect(entries.map(({ action }) => action)).toEqual(['school edited', 'school viewed'])
  const refusal = await admin.refusal('editPlatformSchool', {
    params: { id: school.id },
    body: { ...body, npsn: '12' },
  })
  expect(refusal).toMatchObject({ status: 400, errors: { npsn: expect.any(String) } })
})

test('contacts are shown to admins, and both admins and the school can change them', async () => {
  const school = await app.make.school()
  const params = { id: school.id }
  const [admin, manager] = [await asAdmin(), app.as(await app.make.schoolAccount({ schoolId: school.id }))]
  await manager.call('saveSchoolContact', { body: { subject: 'head', name: 'Ibu Sri', phone: '0274 512345' } })
  await admin.call('savePlatformContact', { params, body: { subject: 'billing', name: 'Pak Budi' } })
  const [head, billing] = await manager.call('schoolContacts')
  expect([head, billing]).toMatchObject([
    { subject: 'head', name: 'Ibu Sri', phone: '0274 512345', email: null },
    { subject: 'billing', name: 'Pak Budi' },
  ])
  const body = { id: head?.id, subject: 'privacy', name: 'Ibu Sri', email: 'Sri@sd.example' } as const
  await admin.call('savePlatformContact', { params, body })
  await manager.call('removeSchoolContact', { params: { id: billing?.id ?? 0 } })
  const { contacts } = await admin.call('platformSchool', { params })
  expect(contacts).toEqual([
    { id: head?.id, subject: 'privacy', name: 'Ibu Sri', email: 'sri@sd.example', phone: null },
  ])
  const other = await app.make.school()
  expect(await admin.refusal('savePlatformContact', { params: { id: other.id }, body })).toMatchObject({ status: 404 })
})

test('a school can have at most 20 contacts', async () => {
  const manager = app.as(await app.make.schoolAccount())
  const save = (i: number) => manager.send('saveSchoolContact', { body: { subject: 'head', name: `Contact ${i}` } })
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await save(i)).status)
  expect(statuses).toEqual([...Array(20).fill(200), 409])
})
