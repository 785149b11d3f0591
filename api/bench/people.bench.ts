import { eq, sql } from 'drizzle-orm'
import { hashPassword } from '../src/auth/password'
import type { Database } from '../src/database/connect'
import { account } from '../src/database/schema'
import { factories } from '../src/testing/factories'
import { seedAttempts, seedStudents } from './large-school'
import { percentile, request } from './load'
import { withSeeded } from './served'

/** The number of students at the large school and at each other school. The rows of all schools are mixed. */
const students = 100_000
const others = { schools: 4, students: 25_000 }
/** The number of requests for each list. The first few are for warm-up and do not count. */
const rounds = 20
const warm = 3
/** The maximum time that the server may take for a list, in milliseconds. */
const limit = 100

const password = 'a password for benches'

async function seed(database: Database) {
  const make = factories(database)
  const schoolAccount = await make.schoolAccount({ username: 'head', passwordHash: await hashPassword(password) })
  const schoolId = schoolAccount.schoolId as number
  for (let i = 0; i < others.schools; i++) await seedStudents(database, (await make.school()).id, others.students)
  await seedStudents(database, schoolId, students)
  await seedAttempts({ database, make })
  await database.execute(sql`vacuum analyze`)
  const room = await database.execute(sql`select min(id)::integer as id from classroom where school_id = ${schoolId}`)
  await database
    .update(account)
    .set({ archivedAt: new Date() })
    .where(eq(account.username, `s${schoolId}.1`))
  return { classroomId: Number(room.rows[0]?.id), last: students / 20 }
}

type Query = Readonly<Record<string, string | number>>

const listsOf = ({ classroomId, last }: Awaited<ReturnType<typeof seed>>): [string, Query][] => [
  ['first page', {}],
  ['sorted by name', { sortBy: 'name' }],
  ['sorted by name, downwards', { sortBy: 'name', sortDesc: 'true' }],
  ['sorted by date of birth', { sortBy: 'date_of_birth', sortDesc: 'true' }],
  ['sorted by e-mail', { sortBy: 'email' }],
  ['the page in the middle, by name', { sortBy: 'name', page: last / 2 }],
  ['the last page, by name', { sortBy: 'name', page: last - 1 }],
  ['a whole name', { search: 'citra wibowo' }],
  ['three letters of many', { search: 'les', sortBy: 'name' }],
  ['one letter', { search: 'y', sortBy: 'name' }],
  ['nobody', { search: 'zzzz' }],
  ['one classroom', { classroom_id: classroomId, sortBy: 'name' }],
  ['one grade', { grade: 4, sortBy: 'name' }],
  ['put away', { archived: 'true' }],
]

async function time(address: string, path: string, token: string): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < rounds; i++) times.push((await request(address, path, { token })).milliseconds)
  return times.slice(warm)
}

const pathOf = (path: string, query: Query) =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `options[${name}]=${encodeURIComponent(value)}`)
    .join('&')}`

async function measure(address: string, seeded: Awaited<ReturnType<typeof seed>>) {
  const credentials = { username: 'head', password }
  const login = await request(address, '/api/v2/auth/loginMaster', { body: credentials })
  const { token } = (login.body as { data: { token: string } }).data
  const hello = percentile(await time(address, '/healthz', token), 0.5)
  const rows = []
  for (const [list, query] of listsOf(seeded)) {
    const times = await time(address, pathOf('/api/v2/student', query), token)
    const scored = percentile(await time(address, pathOf('/api/v2/school/score-student', query), token), 0.5)
    const middle = percentile(times, 0.5)
    rows.push({
      list,
      'of /healthz': (middle / hello).toFixed(0),
      'p50 ms': middle.toFixed(1),
      'p90 ms': percentile(times, 0.9).toFixed(1),
      'with measures, p50 ms': scored.toFixed(1),
      [`under ${limit} ms`]: Math.max(middle, scored) < limit ? 'yes' : 'no',
    })
  }
  for (const text of ['le', 'citra', 'citra wibowo', 'zzzz', 'ctira', 'prasetio']) {
    const times = await time(address, `/api/v2/search?q=${encodeURIComponent(text)}`, token)
    const middle = percentile(times, 0.5)
    rows.push({
      list: `search for “${text}”`,
      'of /healthz': (middle / hello).toFixed(0),
      'p50 ms': middle.toFixed(1),
      'p90 ms': percentile(times, 0.9).toFixed(1),
      'with measures, p50 ms': '',
      [`under ${limit} ms`]: middle < limit ? 'yes' : 'no',
    })
  }
  return {
    title: 'Lists of a school with 100,000 students',
    rows,
    notes: [
      `One client, ${rounds - warm} times each; the database has ${others.schools} more schools of ${others.students} students.`,
    ],
  }
}

console.log(JSON.stringify(await withSeeded(seed, measure)))
