import type { FoundRecord } from '@lekta/shared/contract/search'
import type { SearchAction } from '@lekta/shared/routing'
import { keywordsOf, matchesWords } from './match-words'
import { findActions, findRecordActions } from './search-actions'

const actions: SearchAction[] = [
  { label: 'Give a test', keywords: 'assign, exam', to: '/teacher/test', icon: 'assign' },
  { label: 'Add a student', to: '/teacher/child/add', icon: 'add' },
  {
    label: 'Give a test to {{name}}',
    keywords: 'assign',
    to: '/teacher/test?classroom=:id',
    icon: 'assign',
    about: 'classroom',
  },
  { label: 'Report of {{name}}', to: '/teacher/report?classroom=:id', icon: 'report', about: 'classroom' },
]

const indonesian: Record<string, string> = { 'Give a test': 'Beri tes', 'Add a student': 'Tambah siswa' }
const classroom: FoundRecord = {
  kind: 'classroom',
  id: 7,
  name: '4A',
  detail: null,
  avatar: null,
  classrooms: [],
  students: 25,
  at: null,
  status: null,
}

const find = (typed: string) => findActions(actions, typed, (text) => indonesian[text] ?? text).map(({ to }) => to)
const findFor4A = (typed: string) =>
  findRecordActions(actions, [classroom], typed, (text, { name }) => text.replace('{{name}}', name))

test.each([
  ['beri', ['/teacher/test']],
  ['give test', ['/teacher/test']],
  ['assign', ['/teacher/test']],
  ['siswa', ['/teacher/child/add']],
  ['', ['/teacher/test', '/teacher/child/add']],
  ['delete', []],
])('“%s” finds the actions %j', (typed, found) => {
  expect(find(typed)).toEqual(found)
})

test('the name of a classroom finds everything that can be done with it', () => {
  expect(findFor4A('4a').map(({ label }) => label)).toEqual(['Give a test to 4A', 'Report of 4A'])
})

test('words and a name find that action, which opens with the classroom', () => {
  expect(findFor4A('give 4a')).toEqual([
    { label: 'Give a test to 4A', to: '/teacher/test?classroom=7', picture: 'assign' },
  ])
  expect(findFor4A('4A assign')).toHaveLength(1)
  expect(findFor4A('wulan')).toEqual([])
})

test('keywords are found in both languages, and each word only at its beginning', () => {
  expect(keywordsOf('assign, exam', () => 'bagikan, ujian')).toEqual(['bagikan', 'ujian', 'assign', 'exam'])
  expect(matchesWords('new st', ['new student'])).toBe(true)
  expect(matchesWords('udent', ['new student'])).toBe(false)
})
