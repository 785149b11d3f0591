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

test('the table of an area has a flag if there are dashboard cards', () => {
  expect(tableOf(area)).not.toHaveProperty('dashboard')
  expect(tableOf({ ...area, dashboard: screen })).toHaveProperty('dashboard', true)
})

test('lazyOf finds the code of a page by its path, and that of the dashboard cards', () => {
  const cards = async () => ({ default: () => null })
  const whole = { ...area, dashboard: cards }
  expect([lazyOf(whole, '/teacher/report'), lazyOf(whole, dashboardPart)]).toEqual([screen, cards])
  expect([lazyOf(area, dashboardPart), lazyOf(area, '/nowhere')]).toEqual([undefined, undefined])
})

test('the table of an area has its roles, and none if the area is for everybody', () => {
  const { roles: _, ...open } = area
  expect(tableOf(area).roles).toEqual(['teacher'])
  expect(tableOf(open)).not.toHaveProperty('roles')
})
