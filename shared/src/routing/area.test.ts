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

test('an area equals its definition', () => {
  expect(defineArea(area)).toBe(area)
})

test('a table has the pages without their code, and survives as JSON', () => {
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

test('a table has the words of titles, subtitles and menu labels alone', () => {
  expect(tableOf(area).words).toEqual({ id: { Student: 'Siswa', 'All students': 'Semua siswa', Pupils: 'Murid' } })
})

test('a table says whether the area has dashboard cards', () => {
  expect(tableOf(area)).not.toHaveProperty('dashboard')
  expect(tableOf({ ...area, dashboard: screen })).toHaveProperty('dashboard', true)
})

test('the code of a page is found by its path, that of the cards by their name', () => {
  const cards = async () => ({ default: () => null })
  const whole = { ...area, dashboard: cards }
  expect([lazyOf(whole, '/teacher/report'), lazyOf(whole, dashboardPart)]).toEqual([screen, cards])
  expect([lazyOf(area, dashboardPart), lazyOf(area, '/nowhere')]).toEqual([undefined, undefined])
})

test('the table of an area for everybody names no roles', () => {
  const { roles: _, ...open } = area
  expect(tableOf(area).roles).toEqual(['teacher'])
  expect(tableOf(open)).not.toHaveProperty('roles')
})
