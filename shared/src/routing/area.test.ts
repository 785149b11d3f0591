import { type Area, defineArea, tableOf } from './area'

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

test('an area is what it was defined as', () => {
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

test('the table of an area for everybody names no roles', () => {
  const { roles: _, ...open } = area
  expect(tableOf(area).roles).toEqual(['teacher'])
  expect(tableOf(open)).not.toHaveProperty('roles')
})
