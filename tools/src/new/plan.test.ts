import { UsageError } from '../usage-error'
import { Changes } from './changes'
import { parseNew } from './new-request'
import { plan } from './plan'

const planFor = (words: readonly string[]) => {
  const request = parseNew(words)
  if (request === 'help') throw new Error('This asks for help.')
  return plan(request)
}

test.each([
  [['page', 'teacher', '/teacher/report', '--title-id', 'Laporan'], 'There is a page at /teacher/report already.'],
  [['page', 'nowhere', '/nowhere', '--title-id', 'Entah'], 'There is no area “nowhere”. Areas: admin,'],
  [
    ['page', 'teacher', '/teacher/other', '--title', 'Report', '--title-id', 'Lain'],
    '“Report” is “Laporan” in Indonesian already',
  ],
  [
    ['page', 'teacher', '/teacher/other/schedule', '--title-id', 'Jadwal'],
    'remote-teacher/src/screens/schedule/schedule.tsx exists already; nothing was written.',
  ],
  [['remote', 'teacher', '--title-id', 'Guru'], 'There is a remote “teacher” already.'],
  [['remote', 'login', '--title-id', 'Masuk'], 'There is a page at /login already.'],
  [['endpoint', 'student', 'student-scores'], 'There is an endpoint “studentScores” already.'],
  [
    ['endpoint', 'bank', 'all-plans', '--path', '/v2/reading-ways', '--roles', 'child'],
    'shared/src/contract/assessment/reading.ts has an endpoint at GET /v2/reading-ways already.',
  ],
])('%j is refused with an explanation', (words, sentence) => {
  expect(() => planFor(words)).toThrow(UsageError)
  expect(() => planFor(words)).toThrow(sentence)
})

test('the files of a feature are found through the lists that include them', () => {
  const words = ['endpoint', 'session', 'session-owner', '--path', '/v2/session-owner']
  expect(planFor(words).paths).toEqual(
    expect.arrayContaining(['shared/src/contract/session.ts', 'api/src/auth/handlers.ts', 'api/src/auth/queries.ts']),
  )
})

test('a planned change is visible to later steps', () => {
  const changes = new Changes()
  changes.create('remote-teacher/src/new.ts', 'one')
  changes.edit('remote-teacher/src/new.ts', (text) => `${text}, two`)
  expect(changes.read('remote-teacher/src/new.ts')).toBe('one, two')
  expect(() => changes.create('remote-teacher/src/new.ts', '')).toThrow('exists already')
  const failing = () => {
    throw new Error('No.')
  }
  expect(() => changes.edit('README.md', failing)).toThrow('README.md could not be edited: No.')
})
