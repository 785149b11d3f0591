import type { ComparedTerm, comparisonContract } from '@lekta/shared/contract/assessment/comparison'
import { isTermKey, termAfter, termKey, termStart, termYearBefore } from '@lekta/shared/lib/time/school-terms'
import { assertVisibleClassroom } from '../access/authorise-ids'
import { badInput } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { schoolYearStart } from '../school/school-time'
import { presentComparedGroup, presentComparedStudent } from './present'
import * as queries from './queries'

/** The most terms that can be chosen. */
const mostTerms = 8

const spanOf = (start: Date) => ({ from: start, to: termAfter(start, 1) })

const earlierTerm = (term: Date, before: ComparedTerm) =>
  before === 'year' ? termYearBefore(term) : termAfter(term, -1)

/** Returns the terms from the current one back to the one of the first test. */
function termsSince(first: Date | null, now: Date): Date[] {
  const current = termStart(now)
  const all = Array.from({ length: mostTerms }, (_, i) => termAfter(current, -i))
  return all.filter((term, i) => i === 0 || (first !== null && termAfter(term, 1) > first))
}

function termOf(day: string | undefined, now: Date): Date {
  if (day === undefined) return termStart(now)
  if (!isTermKey(day)) throw badInput({ term: 'Please choose the first day of a term, such as 2026-07-01.' })
  return new Date(day)
}

const sinceOf = (day: string | undefined, now: Date) => (day === undefined ? schoolYearStart(now) : new Date(day))

export const comparisonHandlers: Handlers<typeof comparisonContract> = {
  comparison: async ({ query, tenant, database, now }) => {
    const term = termOf(query.term, now)
    const [current, before] = [spanOf(term), spanOf(earlierTerm(term, query.before))]
    const since = sinceOf(query.since, now)
    const periods = { now: current, before, since }
    const { first_test, groups } = await queries.selectComparison(tenant, database, query.by, periods)
    const at = now < current.to ? now : new Date(current.to.getTime() - 1)
    return {
      terms: termsSince(first_test === null ? null : new Date(first_test), now).map(termKey),
      term: termKey(term),
      before: termKey(before.from),
      since: since.toISOString().slice(0, 10),
      groups: groups.map((group) => presentComparedGroup(group, at)),
    }
  },

  comparedStudents: async ({ query, tenant, database, now }) => {
    const filter = { classroomId: query.classroom_id, grade: query.grade }
    if (filter.classroomId === undefined && filter.grade === undefined)
      throw badInput({ classroom_id: 'Please choose a classroom or a grade.' })
    await assertVisibleClassroom(tenant, database, filter.classroomId)
    const since = sinceOf(query.since, now)
    const { pupils, students } = await queries.selectComparedStudents(tenant, database, since, filter)
    return {
      since: since.toISOString().slice(0, 10),
      students: students.map(presentComparedStudent),
      not_compared: pupils - students.length,
    }
  },
}
