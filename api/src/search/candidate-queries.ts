import { and, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type StaffTenant, type Tenant, visibleClassrooms, visibleStudents, visibleTeachers } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, classroom, invoice, isChild, schedule, school, searchText, student } from '../database/schema'
import { selectJson } from '../database/select-json'
import { ownInvoices } from '../money/buyer'
import { visibleSchedules } from '../schedule/queries'
import { beginsWithWords, containsWords, hasIndexedWord } from './conditions'
import type { SearchWords } from './words'

/** An account that can search. */
export type Searcher = StaffTenant | Tenant<'admin'>

/** The most rows of a kind that are compared with each other. */
const MOST_COMPARED = 100

/** The most students whose names begin with what was typed. */
const MOST_BEGINNING = 20

const CandidateRow = z.object({ kind: z.string(), id: z.number(), name: z.string(), more: z.string() })

/** What is searched. */
export interface Search {
  words: SearchWords
  /** The words as they were typed, with single spaces and in lower case. */
  text: string
}

const people = sql`${account.name} as name, concat_ws(' ', ${account.username}, ${account.preferredName}) as more`

const isStudent = (tenant: StaffTenant, condition: SQL) => and(isChild(account), visibleStudents(tenant), condition)

/** The students whose names begin with the words: an index has them in this order, so there may be any number. */
const beginningStudents = (tenant: StaffTenant, condition: SQL) => sql`
  select 'student' as kind, ${account.id} as id, ${people} from (
    select ${account.id} as id from ${account}
    where ${isStudent(tenant, condition)}
    order by lower(${account.name}), ${account.id} limit ${MOST_BEGINNING}
  ) beginning join ${account} on ${account.id} = beginning.id`

const containingStudents = (tenant: StaffTenant, { words }: Search) => sql`
  select 'student' as kind, ${account.id} as id, ${people} from ${account}
  where ${isStudent(tenant, containsWords(searchText(account), words))} limit ${MOST_COMPARED}`

/** The students whose national number begins with the digits, which an index finds as a range. */
const numberedStudents = (tenant: StaffTenant, { text }: Search) => sql`
  select 'student' as kind, ${account.id} as id, ${student.nisn} as name, '' as more
  from ${student} join ${account} on ${account.id} = ${student.id}
  where ${isStudent(tenant, sql`${student.nisn} >= ${text} and ${student.nisn} < ${`${text}:`}`)} limit ${MOST_COMPARED}`

/** A classroom is also found if its whole name is among the words: “give 4a a test” finds 4A. */
const classrooms = (tenant: StaffTenant, { words, text }: Search) => sql`
  select 'classroom' as kind, ${classroom.id} as id, ${classroom.name} as name, '' as more from ${classroom}
  where ${visibleClassrooms(tenant)} and (${containsWords(classroom.name, words)}
    or position(' ' || lower(${classroom.name}) || ' ' in ${` ${text} `}) > 0)
  order by length(${classroom.name}), ${classroom.name} limit ${MOST_COMPARED}`

const teachers = (tenant: Tenant<'school'>, { words }: Search) => sql`
  select 'teacher' as kind, ${account.id} as id, ${people} from ${account}
  where ${visibleTeachers(tenant)} and ${containsWords(searchText(account), words)}
  order by lower(${account.name}) limit ${MOST_COMPARED}`

const tests = (tenant: StaffTenant, { words }: Search) => sql`
  select 'test' as kind, ${schedule.id} as id, ${schedule.title} as name, '' as more from ${schedule}
  where ${visibleSchedules(tenant)} and ${containsWords(schedule.title, words)}
  order by ${schedule.opensAt} desc limit ${MOST_COMPARED}`

const invoices = (tenant: Tenant<'school'>, { words }: Search) => sql`
  select 'invoice' as kind, ${invoice.id} as id, ${invoice.number} as name, '' as more from ${invoice}
  where ${ownInvoices(tenant)} and ${containsWords(invoice.number, words)}
  order by ${invoice.issuedAt} desc limit ${MOST_COMPARED}`

const schools = ({ words }: Search) => sql`
  select 'school' as kind, ${school.id} as id, ${school.name} as name,
    concat_ws(' ', ${school.city}, ${school.npsn}, ${school.code}) as more
  from ${school}
  where ${isNull(school.archivedAt)} and ${containsWords(sql`concat_ws(' ', ${school.name}, ${school.city}, ${school.npsn}, ${school.code})`, words)}
  limit ${MOST_COMPARED}`

function studentParts(tenant: StaffTenant, search: Search): SQL[] {
  const parts = beginsWithWords(account.name, search.words).map((condition) => beginningStudents(tenant, condition))
  // For short words PostgreSQL would read the whole index, which contains the accounts of all schools.
  if (hasIndexedWord(search.words)) parts.push(containingStudents(tenant, search))
  if (/^\d{3,10}$/.test(search.text)) parts.push(numberedStudents(tenant, search))
  return parts
}

function partsFor(tenant: Searcher, search: Search): SQL[] {
  if (tenant.role === 'admin') return [schools(search)]
  const common = [...studentParts(tenant, search), classrooms(tenant, search), tests(tenant, search)]
  return tenant.role === 'school' ? [...common, teachers(tenant, search), invoices(tenant, search)] : common
}

/** Returns the statement that selects everything of a tenant that matches. */
export const candidatesSql = (tenant: Searcher, search: Search): SQL =>
  sql.join(
    partsFor(tenant, search).map((part) => sql`(${part})`),
    sql` union all `,
  )

/** Returns what matches, each record once. */
export async function selectCandidates(tenant: Searcher, database: Database, search: Search) {
  const rows = await selectJson(database, CandidateRow, candidatesSql(tenant, search))
  return [...new Map(rows.map((row) => [`${row.kind} ${row.id}`, row])).values()]
}

const wordsOfNames = (names: SQL) => sql`
  select word, count(*)::int as count from (
    select unnest(string_to_array(lower(name), ' ')) as word from (${names}) named
  ) split where length(word) > 2 group by word order by count desc limit 20000`

function namesFor(tenant: Searcher): SQL {
  if (tenant.role === 'admin')
    return sql`select ${school.name} as name from ${school} where ${isNull(school.archivedAt)}`
  const students = sql`select ${account.name} as name from ${account} where ${isStudent(tenant, sql`true`)}`
  const titles = sql`select ${schedule.title} as name from ${schedule} where ${visibleSchedules(tenant)}`
  const common = sql`${students} union all ${titles}`
  if (tenant.role === 'teacher') return common
  return sql`${common} union all select ${account.name} from ${account} where ${visibleTeachers(tenant)}`
}

const WordRow = z.object({ word: z.string(), count: z.number() })

/** Returns the words in the names that a tenant may search, the most frequent ones first. */
export const selectNameWords = (tenant: Searcher, database: Database) =>
  selectJson(database, WordRow, wordsOfNames(namesFor(tenant)))
