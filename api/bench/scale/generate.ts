import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { FIRST_ID, IDS_PER_MONTH, keepPartitions, monthOf } from '../../src/attempt/partitions/keep-partitions'
import { createMonth } from '../../src/attempt/partitions/queries'
import { installBank } from '../../src/bank/install-bank'
import type { Connection, Database } from '../../src/database/connect'
import { migrate } from '../../src/database/migrations/migrate'
import { jobs } from '../../src/jobs'
import { installJobs } from '../../src/jobs/install'
import { installPlans } from '../../src/plan/install'
import { installExams } from '../../src/schedule/install-exams'
import { answerColumns, answerWriter, type Item } from './answer-rows'
import { stripTables } from './bare-tables'
import { copyRows, openCopy } from './copy'
import type { Country } from './country'
import { auditRows, notificationRows, sessionRows } from './message-rows'
import { invoiceLineRows, invoiceRows, ordersOf, seatRows, subscriptionRows } from './money-rows'
import * as people from './people-rows'
import * as tests from './test-rows'

/** The number of connections that store answers. One process makes the rows. */
const WRITERS = 2

/** Brings an empty database to the state in which a server leaves it. */
export async function prepare({ database, pool }: Connection): Promise<void> {
  await migrate(pool)
  await installJobs(pool, jobs)
  await installBank(database)
  await installPlans(database)
  await installExams(database)
}

type Load = (table: string, rows: people.Rows) => Promise<void>

const firstIdOf = (month: number) => FIRST_ID + month * IDS_PER_MONTH

async function selectBank(database: Database): Promise<Item[]> {
  const { rows } = await database.execute(
    sql`select id, difficulty, key from item where not retired order by difficulty, id`,
  )
  return rows as unknown as Item[]
}

async function loadPeople(load: Load, country: Country, start: Date): Promise<void> {
  await load('school', people.schoolRows(country, start))
  await load('account', people.accountRows(country, start))
  await load('student', people.studentRows(country))
  await load('classroom', people.classroomRows(country, start))
  await load('classroom_student', people.membershipRows(country))
  await load('classroom_teacher', people.teachingRows(country))
  await load('parent_link', people.linkRows(country, start))
  await load('consent', people.consentRows(country, start))
}

async function loadMoney(load: Load, country: Country, now: Date): Promise<void> {
  const orders = ordersOf(country, now)
  await load('subscription', subscriptionRows(orders))
  await load('invoice', invoiceRows(orders))
  await load('invoice_line', invoiceLineRows(orders))
  await load('seat', seatRows(orders))
}

/** Stores assignments, attempts and answers of all sittings. Returns the number of answers. */
async function loadAttempts(pool: Pool, items: readonly Item[], rounds: readonly tests.Round[]): Promise<number> {
  const scheduleOf = rounds.flatMap(({ scheduleId, school }) => Array<number>(school.students.count).fill(scheduleId))
  const assignments = await openCopy(pool, 'assignment', tests.assignmentColumns)
  const attempts = await openCopy(pool, 'attempt', tests.attemptColumns)
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, () => openCopy(pool, 'attempt_item', answerColumns)),
  )
  const writeAnswers = answerWriter(items)
  let count = 0
  for (const sitting of tests.sittingsOf(rounds, firstIdOf)) {
    const { assignmentId, studentId } = sitting
    await assignments.add(`${assignmentId}\t${scheduleOf[assignmentId - 1]}\t${studentId}`)
    await attempts.add(tests.attemptRow(sitting))
    // Turns are long enough for the rows of a page to belong to few attempts.
    const target = answers[Math.floor(assignmentId / 1000) % WRITERS] as (typeof answers)[number]
    count += await writeAnswers(target, sitting)
  }
  for (const target of [assignments, attempts, ...answers]) await target.end()
  return count
}

async function loadTests(load: Load, { database, pool }: Connection, country: Country, now: Date): Promise<number> {
  const months = tests.monthsUntil(now)
  const rounds = tests.roundsOf(country, months, now)
  for (const [i, month] of months.entries())
    await createMonth(database, { month: monthOf(month), from: firstIdOf(i), to: firstIdOf(i + 1) })
  await load('schedule', tests.scheduleRows(rounds))
  await load('schedule_classroom', tests.scheduledClassroomRows(rounds))
  const answers = await loadAttempts(pool, await selectBank(database), rounds)
  const sittings = () => tests.sittingsOf(rounds, firstIdOf)
  await load('notification', notificationRows(country, sittings(), now))
  await load('audit_entry', auditRows(country, sittings(), now))
  return answers
}

/** Lets the ids of all tables go on after their highest one. */
async function setSequences(pool: Pool): Promise<void> {
  const { rows } = await pool.query(`select table_name as name, column_name as id from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`)
  for (const { name, id } of rows) {
    await pool.query(
      `select setval(pg_get_serial_sequence('${name}', '${id}'), max(${id})) from ${name} having max(${id}) is not null`,
    )
  }
}

/** Fills a prepared database with a country by COPY. Returns the number of answers. */
export async function generate(connection: Connection, country: Country, now: Date): Promise<number> {
  const { database, pool } = connection
  const begun = performance.now()
  const report = (what: string) =>
    console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(6)} s  ${what}`)
  const load: Load = async (table, rows) => report(`${table}: ${await copyRows(pool, table, rows)} rows`)
  const restoreKeys = await stripTables(pool)
  const [start] = tests.monthsUntil(now)
  if (!start) throw new Error('A country has at least one month.')
  await loadPeople(load, country, start)
  await loadMoney(load, country, now)
  const answers = await loadTests(load, connection, country, now)
  await load('session', sessionRows(country, now))
  report(`${answers} answers; now indexes and keys`)
  await restoreKeys()
  report('latest results and statistics')
  await database.execute(sql`insert into latest_result select * from standing`)
  await setSequences(pool)
  await keepPartitions(database, now)
  await pool.query('vacuum (analyze)')
  await pool.query('analyze attempt_item')
  report('generated')
  return answers
}
