import { mostFoundPeople } from '@lekta/shared/contract/delivery/release-people'
import { and, eq } from 'drizzle-orm'
import { auditEntry } from '../../database/schema'
import type { TestClient } from '../../testing/client'
import { type TestApp, testApp } from '../../testing/test-app'

let app: TestApp
let adminId: number
let admin: TestClient
beforeAll(async () => {
  app = await testApp()
  const account = await app.make.account('admin', { name: 'Sri' })
  adminId = account.id
  admin = app.as(account)
})
afterAll(() => app.close())

const find = (words: string) => admin.call('findReleasePeople', { body: { words } })
const namesOf = async (words: string) => (await find(words)).people.map(({ name }) => name)

test('children and adults are found by their names, with the school that tells them apart', async () => {
  const melati = await app.make.school({ name: 'SD Melati' })
  const kenanga = await app.make.school({ name: 'SD Kenanga' })
  const child = await app.make.student({ name: 'Bintang Ramadhan', schoolId: melati.id })
  await app.make.student({ name: 'Bintang Pratama', schoolId: kenanga.id })
  const parent = await app.make.account('parent', { name: 'Ibu Bintang' })
  expect(await namesOf('bintang')).toEqual(['Bintang Pratama', 'Bintang Ramadhan', 'Ibu Bintang'])
  const found = await find('bintang melati')
  expect(found).toMatchObject({
    people: [{ id: child.id, name: 'Bintang Ramadhan', roles: ['child'], school: 'SD Melati' }],
    total: 1,
  })
  expect((await find('ibu bintang')).people).toMatchObject([{ id: parent.id, roles: ['parent'], school: null }])
})

test('a username comes first, and a long list is cut off', async () => {
  for (let i = 0; i <= mostFoundPeople; i++) await app.make.account('parent', { name: `Wulan ${i}` })
  const last = await app.make.account('parent', { name: 'Zahra', username: 'wulan' })
  const { people, total } = await find('WULAN')
  expect(people[0]?.id).toBe(last.id)
  expect(people).toHaveLength(mostFoundPeople)
  expect(total).toBe(mostFoundPeople + 2)
})

test('people who cannot log in any more are not found, and wildcards are letters', async () => {
  await app.make.account('parent', { name: 'Rangga Lama', archivedAt: new Date() })
  const closed = await app.make.school({ name: 'SD Lama', archivedAt: new Date() })
  await app.make.student({ name: 'Rangga Tua', schoolId: closed.id })
  expect(await namesOf('rangga')).toEqual([])
  expect(await namesOf('%%')).toEqual([])
})

test('each person found is in the activity log', async () => {
  const school = await app.make.school()
  const child = await app.make.student({ name: 'Kirana Dewi', schoolId: school.id })
  await find('kirana')
  const entries = await app.database
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, `account ${child.id}`), eq(auditEntry.action, 'account viewed')))
  expect(entries).toMatchObject([{ accountId: adminId, schoolId: school.id }])
})

test('one letter is refused with what to do', async () => {
  const { status, body } = await admin.send('findReleasePeople', { body: { words: ' a ' } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: { words: 'Please enter at least two letters.' } })
})
