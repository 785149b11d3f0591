import type { ListQuery } from '@lekta/shared/contract/list'
import { type TestApp, testApp } from '../testing/test-app'

type Query = { q?: string; options?: Partial<ListQuery['options']> }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Creates a school with a class of three, one student in no class, and a second school. */
async function smallSchool() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId, name: '4A' })
  const inRoom = { schoolId, classrooms: [room], grade: 4 as const }
  const ann = await app.make.student({ ...inRoom, name: 'ann Ant', username: `ann_${schoolId}`, points: 1250 })
  const bob = await app.make.student({ ...inRoom, name: 'Bob 100%', email: `bob.${schoolId}@home.example` })
  const cem = await app.make.student({ ...inRoom, name: 'Cem Cat', dateOfBirth: '2016-02-29' })
  const dee = await app.make.student({ schoolId, name: 'Dee Dog' })
  await app.make.student({ schoolId: (await app.make.school()).id, name: 'Eve Elsewhere' })
  const schoolAccount = app.as(await app.make.schoolAccount({ schoolId }))
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
  const names = async (query: Query) => (await schoolAccount.call('students', { query })).data.map(({ name }) => name)
  return { schoolId, room, ann, bob, cem, dee, schoolAccount, teacher, names }
}

describe('the list of students', () => {
  test('contains all students of the school, with the fields of the contract', async () => {
    const { schoolAccount, ann, cem } = await smallSchool()
    const page = await schoolAccount.call('students', { query: {} })
    expect(page).toMatchObject({ total: 4, last_page: 1, page: 1 })
    expect(page.data[0]).toEqual({
      id: ann.id,
      name: 'ann Ant',
      preferred_name: null,
      username: ann.username,
      email: null,
      avatar: null,
      date_of_birth: null,
      grade: 4,
      poin_formatted: '1,250',
      classrooms: ['4A'],
    })
    expect(page.data.find(({ id }) => id === cem.id)).toMatchObject({
      date_of_birth: '2016-02-29',
      poin_formatted: '0',
    })
  })

  test('contains only a teacher’s own students who are still at the school', async () => {
    const { teacher, room } = await smallSchool()
    await app.make.student({ name: 'Moved away', classrooms: [room] })
    const { data } = await teacher.call('students', { query: { options: { sortBy: 'name' } } })
    expect(data.map(({ name }) => name)).toEqual(['ann Ant', 'Bob 100%', 'Cem Cat'])
  })

  test('is divided into pages, and a page past the end is empty', async () => {
    const { schoolAccount } = await smallSchool()
    const page = (number: number) =>
      schoolAccount.call('students', { query: { options: { page: number, itemsPerPage: 3, sortBy: 'name' } } })
    expect(await page(1)).toMatchObject({ total: 4, last_page: 2, page: 1, data: { length: 3 } })
    expect((await page(2)).data.map(({ name }) => name)).toEqual(['Dee Dog'])
    expect(await page(9)).toEqual({ data: [], total: 4, last_page: 2, page: 9 })
  })

  test('can be filtered by classroom and by the user’s own school', async () => {
    const { names, room, schoolId } = await smallSchool()
    expect(await names({ options: { classroom_id: room.id } })).toHaveLength(3)
    expect(await names({ options: { school_id: schoolId } })).toHaveLength(4)
  })
})

describe('a search for students', () => {
  test('finds them by name, username and e-mail, ignoring case, with either parameter', async () => {
    const { names, schoolId } = await smallSchool()
    expect(await names({ q: 'CEM' })).toEqual(['Cem Cat'])
    expect(await names({ options: { search: `ANN_${schoolId}` } })).toEqual(['ann Ant'])
    expect(await names({ q: `bob.${schoolId}@` })).toEqual(['Bob 100%'])
    expect(await names({ q: 'elsewhere' })).toEqual([])
  })

  test('finds them by preferred name', async () => {
    const { names, schoolId } = await smallSchool()
    await app.make.student({ schoolId, name: 'Farah Fox', preferredName: 'Ucil' })
    expect(await names({ q: 'uci' })).toEqual(['Farah Fox'])
    expect(await names({ q: 'farah' })).toEqual(['Farah Fox'])
  })

  test('is literal, even for special characters', async () => {
    const { names } = await smallSchool()
    expect(await names({ q: '100%' })).toEqual(['Bob 100%'])
    expect(await names({ q: '%' })).toEqual(['Bob 100%'])
    expect(await names({ q: 'a_n' })).toEqual([])
    expect(await names({ q: '\\' })).toEqual([])
    expect(await names({ q: "'; drop table account; --" })).toEqual([])
  })
})

describe('the sorting of students', () => {
  test('by preferred name ignores case and puts missing ones last', async () => {
    const { names, schoolId } = await smallSchool()
    await app.make.student({ schoolId, name: 'Farah Fox', preferredName: 'ucil' })
    await app.make.student({ schoolId, name: 'Gita Gnu', preferredName: 'Zul' })
    expect((await names({ options: { sortBy: 'preferred_name' } })).slice(0, 2)).toEqual(['Farah Fox', 'Gita Gnu'])
    expect((await names({ options: { sortBy: 'preferred_name', sortDesc: true } }))[0]).toBe('Gita Gnu')
  })

  test('is possible in both directions, with missing values last', async () => {
    const { names } = await smallSchool()
    expect(await names({ options: { sortBy: 'name', sortDesc: true } })).toEqual([
      'Dee Dog',
      'Cem Cat',
      'Bob 100%',
      'ann Ant',
    ])
    expect((await names({ options: { sortBy: 'date_of_birth' } }))[0]).toBe('Cem Cat')
    expect((await names({ options: { sortBy: 'date_of_birth', sortDesc: true } }))[0]).toBe('Cem Cat')
  })
})

const at = (month: number) => new Date(Date.UTC(2026, month, 1))

/** Creates students with results: Ann grew from 344 to 524 on the scale; Bob has one test; Cem fell; Dee has none. */
async function measuredSchool() {
  const school = await smallSchool()
  const { ann, bob, cem } = school
  const finish = (studentId: number, month: number, ability: number, percentile: number) =>
    app.make.finishedAttempt({ studentId, finishedAt: at(month), ability, percentile, grade: 4 })
  await finish(ann.id, 1, -2.5, 10)
  const last = await finish(ann.id, 5, -1.5, 30)
  await finish(bob.id, 3, 0.5, 60)
  await finish(cem.id, 2, 2, 80)
  await finish(cem.id, 4, 1.9, 78)
  return { ...school, last }
}

describe('the list of scores', () => {
  test('shows the last measure with its band, and the growth since the one before', async () => {
    const { schoolAccount, ann, last } = await measuredSchool()
    const { data } = await schoolAccount.call('studentScores', { query: { q: 'ann' } })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id: ann.id,
      percentile: 30,
      standing: {
        report_id: last.id,
        measure: { value: 525, low: 400, high: 650 },
        trusted: true,
        finished_at: '2026-06-01T00:00:00.000Z',
        growth: { difference: 180, probability: expect.closeTo(0.978, 2) },
      },
    })
  })

  test('shows no measure without a finished test, and no growth after only one', async () => {
    const { schoolAccount } = await measuredSchool()
    const { data } = await schoolAccount.call('studentScores', { query: { options: { sortBy: 'name' } } })
    const growths = data.map(({ name, standing }) => [name, standing === null ? 'none' : standing.growth?.difference])
    expect(growths).toEqual([
      ['ann Ant', 180],
      ['Bob 100%', undefined],
      ['Cem Cat', expect.any(Number)],
      ['Dee Dog', 'none'],
    ])
  })

  test('leaves out a running attempt', async () => {
    const { schoolAccount, bob } = await measuredSchool()
    await app.make.finishedAttempt({ studentId: bob.id, status: 'started', finishedAt: null, ability: null })
    const { data } = await schoolAccount.call('studentScores', { query: { q: 'Bob' } })
    expect(data[0]?.standing).toMatchObject({ measure: { value: 885 }, growth: null })
  })
})

describe('the sorting of scores', () => {
  test.each([
    ['measure', ['Cem Cat', 'Bob 100%', 'ann Ant', 'Dee Dog']],
    ['growth', ['ann Ant', 'Cem Cat']],
    ['finished_at', ['ann Ant', 'Cem Cat', 'Bob 100%', 'Dee Dog']],
    ['percentile', ['Cem Cat', 'Bob 100%', 'ann Ant', 'Dee Dog']],
    ['name', ['Dee Dog', 'Cem Cat', 'Bob 100%', 'ann Ant']],
  ])('is possible by %s', async (sortBy, expected) => {
    const { schoolAccount } = await measuredSchool()
    const { data } = await schoolAccount.call('studentScores', { query: { options: { sortBy, sortDesc: true } } })
    expect(data.map(({ name }) => name).slice(0, expected.length)).toEqual(expected)
  })

  test('treats a result that cannot be trusted as one without growth', async () => {
    const { schoolAccount, bob } = await measuredSchool()
    await app.make.finishedAttempt({ studentId: bob.id, finishedAt: at(6), ability: 5, trusted: false, grade: 4 })
    const query = { options: { sortBy: 'growth', sortDesc: true } }
    const { data } = await schoolAccount.call('studentScores', { query })
    expect(data.map(({ standing }) => standing?.growth?.difference ?? null)).toEqual([
      180,
      expect.any(Number),
      null,
      null,
    ])
  })
})
