import { type Area, dashboardPart, defineArea, lazyOf, tableOf } from './area'

const screen = async () => ({ default: () => null })

const area: Area = {
  name: 'teacher',
  roles: ['teacher'],
  words: { id: { Student: 'Siswa', 'All students': 'Semua siswa', Pupils: 'Murid', Save: 'Simpan' } },
  pages: [
    {
      path: '/teacher/student',
      title: 'Student',
      subtitle: 'All students',
      menu: { group: 'main', label: 'Pupils', icon: 'student' },
      affix: true,
      lazy: screen,
    },
    { path: '/teacher/report', title: 'Report', roles: ['teacher', 'admin'], lazy: screen },
  ],
}

test('defineArea returns its argument', () => {
  expect(defineArea(area)).toBe(area)
})

test('the table of an area has the pages without their code, and can be stored as JSON', () => {
  const table = tableOf(area)
  expect(JSON.parse(JSON.stringify(table))).toEqual(table)
  expect(table.pages).toEqual([
    {
      path: '/teacher/student',
      title: 'Student',
      subtitle: 'All students',
      menu: { group: 'main', label: 'Pupils', icon: 'student' },
      affix: true,
    },
    { path: '/teacher/report', title: 'Report', roles: ['teacher', 'admin'] },
  ])
})

test('the table of an area has only the translations of titles, subtitles and menu labels', () => {
  expect(tableOf(area).words).toEqual({ id: { Student: 'Siswa', 'All students': 'Semua siswa', Pupils: 'Murid' } })
})

test('the table of an area names the slots that it fills, with the roles of each', () => {
  expect(tableOf(area)).not.toHaveProperty('slots')
  const slots = { dashboard: { lazy: screen }, 'student-page.actions': { roles: ['school'], lazy: screen } } as const
  expect(tableOf({ ...area, slots }).slots).toEqual([
    { name: 'dashboard' },
    { name: 'student-page.actions', roles: ['school'] },
  ])
})

test('dashboard cards in the older spelling fill the slot of the dashboard', () => {
  const cards = async () => ({ default: () => null })
  const older = { ...area, dashboard: cards }
  expect(tableOf(older)).toMatchObject({ slots: [{ name: 'dashboard' }] })
  expect(lazyOf(older, dashboardPart)).toBe(cards)
})

test('lazyOf finds the code of a page by its path, and that of a fill by its slot', () => {
  const cards = async () => ({ default: () => null })
  const whole = { ...area, slots: { dashboard: { lazy: cards } } }
  expect([lazyOf(whole, '/teacher/report'), lazyOf(whole, dashboardPart)]).toEqual([screen, cards])
  expect([lazyOf(area, dashboardPart), lazyOf(whole, 'student-page.actions')]).toEqual([undefined, undefined])
  expect(lazyOf(whole, 'toString')).toBeUndefined()
})

describe('a fill does not compile', () => {
  const pages: Area['pages'] = []
  const words = { id: {} }

  test('with a component that needs other props than the slot gives', () => {
    const wrong = async () => ({ default: (_: { student: { id: string } }) => null })
    const right = async () => ({ default: (_: { student: { id: number } }) => null })
    // @ts-expect-error The slot gives the id as a number.
    defineArea({ name: 'a', pages, words, slots: { 'student-page.actions': { lazy: wrong } } })
    defineArea({ name: 'a', pages, words, slots: { 'student-page.actions': { lazy: right } } })
    // @ts-expect-error Cards of the dashboard get no student.
    expect(defineArea({ name: 'a', pages, words, slots: { dashboard: { lazy: right } } })).toBeDefined()
  })

  test('for a slot that no package declares', () => {
    // @ts-expect-error The name is misspelt.
    expect(defineArea({ name: 'a', pages, words, slots: { 'student-page.action': { lazy: screen } } })).toBeDefined()
  })
})

test('the table of an area has its roles, and none if the area is for everybody', () => {
  const { roles: _, ...open } = area
  expect(tableOf(area).roles).toEqual(['teacher'])
  expect(tableOf(open)).not.toHaveProperty('roles')
})
