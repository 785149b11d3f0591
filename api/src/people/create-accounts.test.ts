import { eq } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import { isPassword, isUnused } from '../auth/password'
import { account, classroomStudent, parentLink, student } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { createStudents, createTeachers, type NewStudent } from './create-accounts'
import { stemOf } from './username'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function someSchool() {
  const schoolAccount = await app.make.schoolAccount()
  const tenant: Tenant<'school'> = {
    role: 'school',
    accountId: schoolAccount.id,
    schoolId: schoolAccount.schoolId as number,
  }
  const make = (students: NewStudent[]) =>
    app.database.transaction((transaction) => createStudents(tenant, transaction, students))
  return { tenant, make }
}

test.each([
  ['Ayu Lestari', 'ayu.lestari'],
  ['Muhammad Zulfikar Ramadhan Wicaksono', 'muhammad.zulfikar'],
  ["Nur'aini  Ñoña-Ýr", 'nuraini.nonayr'],
  ['José', 'jose'],
  ['Al', 'reader'],
  ['孙悟空', 'reader'],
  ['Budi 2', 'budi'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'wolfeschlegelsteinhausenbergerdo'],
])('the username for the name %s starts with %s', (name, stem) => {
  expect(stemOf(name)).toBe(stem)
})

describe('creating students', () => {
  test('gives each a free username in order, never one that is or was in use', async () => {
    const { make } = await someSchool()
    await app.make.account('child', { username: 'dewi.sari', archivedAt: new Date() })
    await app.make.account('parent', { username: 'dewi.sari7' })
    await app.make.account('parent', { username: 'dewi.sari20260101' })
    const made = await make([
      { name: 'Dewi Sari' },
      { name: 'Eka Putra', username: 'dewi.sari9' },
      { name: 'Dewi  SARI' },
      { name: 'Eka Putra' },
    ])
    expect(made.map(({ username }) => username)).toEqual(['dewi.sari8', 'dewi.sari9', 'dewi.sari10', 'eka.putra'])
  })

  test('gives ten thousand students different usernames and passwords in one call', async () => {
    const { make } = await someSchool()
    const made = await make(Array.from({ length: 10_000 }, (_, i) => ({ name: `Bagas ${'abcdefgh'[i % 8]}` })))
    expect(new Set(made.map(({ username }) => username)).size).toBe(10_000)
    expect(new Set(made.map(({ password }) => password)).size).toBe(10_000)
  })

  test('in two schools at the same time never gives the same username twice', async () => {
    const [one, other] = [await someSchool(), await someSchool()]
    const made = await Promise.all(Array.from({ length: 8 }, (_, i) => (i % 2 ? one : other).make([{ name: 'Gita' }])))
    expect(new Set(made.flat().map(({ username }) => username)).size).toBe(8)
  })

  test('stores their data, and only a hash of the password', async () => {
    const { make, tenant } = await someSchool()
    const room = await app.make.classroom({ schoolId: tenant.schoolId })
    const [made] = await make([
      { name: 'Citra', email: 'citra@home.example', nisn: '0012345678', grade: 3, classrooms: [room.id, room.id] },
    ])
    const id = made?.id ?? 0
    const [row] = await app.database.select().from(account).where(eq(account.id, id))
    expect(row).toMatchObject({ roles: ['child'], schoolId: tenant.schoolId, email: 'citra@home.example' })
    expect(row?.mustChangePassword).toBe(false)
    expect(JSON.stringify(row)).not.toContain(made?.password)
    expect(isUnused(row?.passwordHash ?? '')).toBe(true)
    expect(await isPassword(made?.password ?? '', row?.passwordHash)).toBe(true)
    expect(await app.database.select().from(student).where(eq(student.id, id))).toMatchObject([
      { nisn: '0012345678', grade: 3 },
    ])
    expect(await app.database.$count(parentLink, eq(parentLink.studentId, id))).toBe(0)
    expect(await app.database.$count(classroomStudent, eq(classroomStudent.studentId, id))).toBe(1)
  })
})

test('a new teacher must choose a password', async () => {
  const { tenant } = await someSchool()
  const room = await app.make.classroom({ schoolId: tenant.schoolId })
  const [made] = await app.database.transaction((transaction) =>
    createTeachers(tenant, transaction, [{ name: 'Sri Wahyuni', classrooms: [room.id] }]),
  )
  const [row] = await app.database
    .select()
    .from(account)
    .where(eq(account.id, made?.id ?? 0))
  expect(row).toMatchObject({ roles: ['teacher'], mustChangePassword: true })
})
