import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a school can read and change its own data', async () => {
  const school = await app.make.school({ name: 'SD Melati', npsn: '20401234' })
  const schoolAccount = app.as(await app.make.schoolAccount({ schoolId: school.id }))
  expect(await schoolAccount.call('mySchool')).toMatchObject({ id: school.id, code: school.code, npsn: '20401234' })
  const edited = await schoolAccount.call('editSchool', {
    body: { name: ' SD Kenanga ', city: 'Yogyakarta', phone: '(0274) 512-345', email: 'Info@sd.example' },
  })
  expect(edited).toMatchObject({ name: 'SD Kenanga', npsn: null, city: 'Yogyakarta', email: 'info@sd.example' })
  expect((await schoolAccount.call('profileMe')).school?.name).toBe('SD Kenanga')
})

test('a school can change its settings, and its teachers can only read them', async () => {
  const school = await app.make.school()
  const schoolAccount = app.as(await app.make.schoolAccount({ schoolId: school.id }))
  const body = { time_zone: 'Asia/Jayapura', language: 'en', year_begins: 1 } as const
  expect(await schoolAccount.call('editSchoolWays', { body })).toMatchObject(body)
  const teacher = app.as(await app.make.teacher({ schoolId: school.id }))
  expect(await teacher.call('mySchool')).toMatchObject(body)
  expect(await teacher.refusal('editSchoolWays', { body })).toMatchObject({ status: 403 })
})

test.each([
  ['npsn', { name: 'SD', npsn: '123' }, 'editSchool'],
  ['phone', { name: 'SD', phone: 'call me' }, 'editSchool'],
  ['time_zone', { time_zone: 'Asia/Atlantis', language: 'id', year_begins: 7 }, 'editSchoolWays'],
  ['year_begins', { time_zone: 'Asia/Jakarta', language: 'id', year_begins: 13 }, 'editSchoolWays'],
] as const)('an invalid %s is rejected with an error for that field', async (field, body, call) => {
  const refusal = await app.as(await app.make.schoolAccount()).refusal(call, { body })
  expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([400, [field]])
})
