import { sql } from 'drizzle-orm'
import { hashPassword } from '../src/auth/password'
import type { Database } from '../src/database/connect'
import { factories } from '../src/testing/factories'
import { seedAttempts, seedStudents } from './large-school'
import { percentile, request } from './load'
import { withSeeded } from './served'

/** The number of students at the school whose report is measured, and at each other school. */
const students = 10_000
const others = { schools: 1, students: 10_000 }
/** The number of requests for each part. The first few are for warm-up and do not count. */
const rounds = 15
const warm = 3
/** The maximum time that the server may take for a part of the report, in milliseconds. */
const limit = 300

const password = 'a password for benches'

async function seed(database: Database) {
  const make = factories(database)
  const schoolAccount = await make.schoolAccount({ username: 'head', passwordHash: await hashPassword(password) })
  for (let i = 0; i < others.schools; i++) await seedStudents(database, (await make.school()).id, others.students)
  await seedStudents(database, schoolAccount.schoolId as number, students)
  await seedAttempts({ database, make })
  await database.execute(sql`vacuum analyze`)
  const room = await database.execute(
    sql`select min(id)::integer as id from classroom where school_id = ${schoolAccount.schoolId}`,
  )
  return Number(room.rows[0]?.id)
}

const partsOf = (classroom: number): [string, string][] => [
  ['who needs attention, and the spread of each grade', '/v2/school/score-summary'],
  ['every student', '/v2/school/score-student?options[sortBy]=measure&options[sortDesc]=true'],
  ['growth together', '/v2/school/growth-summary'],
  ['growth, the largest first', '/v2/school/growth?options[sortBy]=growth&options[sortDesc]=true'],
  ['growth of one classroom', `/v2/school/growth?options[classroom_id]=${classroom}`],
  ['reading groups of one classroom', `/v2/school/reading-groups?classroom_id=${classroom}`],
  ['finished tests', '/v2/report'],
  ['classrooms', '/classroom'],
  ['the dashboard', '/v2/dashboard/school'],
]

async function timesOf(address: string, path: string, token: string) {
  const times: number[] = []
  for (let i = 0; i < rounds; i++) times.push((await request(address, `/api${path}`, { token })).milliseconds)
  return times.slice(warm)
}

async function measure(address: string, classroom: number) {
  const login = await request(address, '/api/v2/auth/loginMaster', { body: { username: 'head', password } })
  const { token } = (login.body as { data: { token: string } }).data
  const rows = []
  for (const [part, path] of partsOf(classroom)) {
    const times = await timesOf(address, path, token)
    const middle = percentile(times, 0.5)
    rows.push({
      part,
      'p50 ms': middle.toFixed(1),
      'p90 ms': percentile(times, 0.9).toFixed(1),
      [`under ${limit} ms`]: middle < limit ? 'yes' : 'no',
    })
  }
  return {
    title: 'The report of a school with 10,000 students',
    rows,
    notes: [
      `One client, ${rounds - warm} times each; nearly every student has two finished tests, and beside the school lies another of its size.`,
    ],
  }
}

console.log(JSON.stringify(await withSeeded(seed, measure)))
