import type { Tenant } from '../access/tenant'
import type { AnyProfile } from '../assessment/engines'
import { priorFor } from '../assessment/prior'
import type { Grade, Prior } from '../assessment/types'
import type { Bank } from '../bank/bank'
import type { Database } from '../database/connect'
import { publish } from '../live/publish'
import { newsOfChild } from '../live/schedule-topic'
import { schoolTime } from '../school/school-time'
import type { AssignedTestRow } from './assigned-queries'
import { type Attempt, unanswered } from './attempt-state'
import { formOf } from './forms/form-of'
import * as queries from './queries'

const MONTH = (365.25 / 12) * 24 * 60 * 60_000

/** The data that a new attempt needs in addition to the test itself. */
export interface Beginning {
  bank: Bank
  now: Date
  random: () => number
}

async function priorOfChild(
  tenant: Tenant<'child'>,
  database: Database,
  grade: AssignedTestRow['student']['grade'],
  now: Date,
): Promise<Prior> {
  const last = await queries.selectLastResult(tenant, database)
  const previous =
    last?.ability == null || last.standardError === null || last.finishedAt === null
      ? null
      : {
          ability: last.ability,
          standardError: last.standardError,
          monthsAgo: (now.getTime() - last.finishedAt.getTime()) / MONTH,
        }
  return priorFor({ time: schoolTime(grade, now), last: previous })
}

/** Returns the values stored with an attempt when it starts, so that its result can be derived again. */
export function frozenAt(
  now: Date,
  { prior, profile, grade }: { prior: Prior; profile: AnyProfile; grade: Grade | null },
) {
  const time = schoolTime(grade, now)
  return {
    startedAt: now,
    engineVersion: formOf(profile).engineVersion,
    profile,
    priorMean: prior.mean,
    priorDeviation: prior.standardDeviation,
    priorSource: prior.source,
    grade: time?.grade ?? null,
    gradeElapsed: time?.elapsed ?? null,
  }
}

/**
 * Starts a child's next attempt: stores the values from which the result will be derived, and gives its
 * first items.
 */
export async function beginAttempt(
  tenant: Tenant<'child'>,
  database: Database,
  test: AssignedTestRow,
  { bank, now, random }: Beginning,
): Promise<Attempt> {
  const { profile, student } = test
  const prior = await priorOfChild(tenant, database, student.grade, now)
  const seen = new Set(await queries.selectSeen(tenant, database, new Date(now.getTime() - queries.seenFor)))
  const first = formOf(profile).start(prior, { bank, seen, random })
  const row = await queries.insertAttempt(database, {
    ...frozenAt(now, { prior, profile, grade: student.grade }),
    assignmentId: test.id,
    studentId: tenant.accountId,
    tries: test.triesUsed + 1,
  })
  const attemptItems = first.map((chosen, i) => ({ ...unanswered, ...chosen, number: i + 1 }))
  await queries.insertAttemptItems(
    database,
    first.map((chosen, i) => ({ ...chosen, attemptId: row.id, number: i + 1 })),
  )
  publish(database, [newsOfChild(test.scheduleId, tenant.accountId)])
  return { row, attemptItems, bank }
}
