import type { ListQuery } from '@lekta/shared/contract/list'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('a parent’s children', () => {
  test('are listed with school, points and latest result', async () => {
    const parent = await app.make.parent()
    const school = await app.make.school()
    const ann = await app.make.student({ parentId: parent.id, schoolId: school.id, grade: 4, points: 12345 })
    const bob = await app.make.student({ parentId: parent.id })
    const { id } = await app.make.finishedAttempt({ studentId: ann.id, ability: -1.5, grade: 4, trusted: false })
    const page = await app.as(parent).call('children', { query: {} })
    expect(page).toMatchObject({ total: 2, last_page: 1, page: 1 })
    expect(page.data).toMatchObject([
      {
        id: ann.id,
        school: school.name,
        poin_formatted: '12,345',
        standing: { report_id: id, trusted: false, growth: null },
      },
      { id: bob.id, school: null, poin_formatted: '0', standing: null },
    ])
  })
})

describe('the list of a parent’s children', () => {
  async function family() {
    const parent = await app.make.parent()
    const school = await app.make.school()
    const room = await app.make.classroom({ schoolId: school.id })
    const gita = await app.make.student({
      parentId: parent.id,
      schoolId: school.id,
      classrooms: [room],
      name: 'Gita',
      grade: 2,
    })
    await app.make.student({ parentId: parent.id, schoolId: school.id, name: 'Adi', grade: 5, archivedAt: new Date() })
    await app.make.student({ parentId: parent.id, name: 'Mega' })
    await app.make.student({ name: 'Gita of another family' })
    const names = async (query: { q?: string; options?: Partial<ListQuery['options']> }) =>
      (await app.as(parent).call('children', { query })).data.map(({ name }) => name)
    return { parent, school, room, gita, names }
  }

  test('can be searched with `q` or `options.search`', async () => {
    const { names, gita } = await family()
    expect(await names({ options: { search: 'Gita' } })).toEqual(['Gita'])
    expect(await names({ q: gita.username })).toEqual(['Gita'])
    expect(await names({ q: 'nobody' })).toEqual([])
  })

  test('can be filtered by school, classroom, grade and archived children', async () => {
    const { names, school, room } = await family()
    expect(await names({ options: { school_id: school.id } })).toEqual(['Gita', 'Adi'])
    expect(await names({ options: { classroom_id: room.id } })).toEqual(['Gita'])
    expect(await names({ options: { grade: 5 } })).toEqual(['Adi'])
    expect(await names({ options: { archived: true } })).toEqual(['Adi'])
  })

  test('can be sorted and is paged', async () => {
    const { parent, names } = await family()
    expect(await names({ options: { sortBy: 'name', sortDesc: true } })).toEqual(['Mega', 'Gita', 'Adi'])
    const options = { page: 2, itemsPerPage: 2, sortBy: 'name' }
    const page = await app.as(parent).call('children', { query: { options } })
    expect(page).toMatchObject({ total: 3, last_page: 2, page: 2, data: [{ name: 'Mega' }] })
  })
})

describe('a child', () => {
  test('can be seen by parent, teacher, school and itself', async () => {
    const [parent, school] = [await app.make.parent(), await app.make.school()]
    const room = await app.make.classroom({ schoolId: school.id })
    const child = await app.make.student({ parentId: parent.id, schoolId: school.id, classrooms: [room] })
    const teacher = await app.make.teacher({ schoolId: school.id, classrooms: [room] })
    const schoolAccount = await app.make.schoolAccount({ schoolId: school.id })
    for (const account of [parent, teacher, schoolAccount, child]) {
      const seen = await app.as(account).call('child', { params: { id: child.id } })
      expect(seen).toMatchObject({ id: child.id, name: child.name, school: school.name })
    }
  })

  test('cannot be seen by a teacher who does not teach it, nor by a classmate', async () => {
    const school = await app.make.school()
    const room = await app.make.classroom({ schoolId: school.id })
    const [child, mate] = [
      await app.make.student({ schoolId: school.id, classrooms: [room] }),
      await app.make.student({ schoolId: school.id, classrooms: [room] }),
    ]
    const teacher = await app.make.teacher({ schoolId: school.id })
    for (const account of [teacher, mate]) {
      const refusal = await app.as(account).refusal('child', { params: { id: child.id } })
      expect(refusal).toMatchObject({ status: 404, message: 'There is no such child.' })
    }
  })
})

describe('an account', () => {
  test('with several roles acts in the role that the endpoint allows', async () => {
    const school = await app.make.school()
    await app.make.student({ schoolId: school.id })
    const both = await app.make.account('parent', { roles: ['parent', 'school'], schoolId: school.id })
    const child = await app.make.student({ parentId: both.id })
    expect((await app.as(both).call('students', { query: {} })).total).toBe(1)
    expect(await app.as(both).call('children', { query: {} })).toMatchObject({ data: [{ id: child.id }] })
  })

  test('of a teacher without a school gets an error that says so', async () => {
    const refusal = await app.as(await app.make.account('teacher')).refusal('students', { query: {} })
    expect(refusal).toMatchObject({ status: 403, message: 'Your account does not belong to a school yet.' })
  })
})
