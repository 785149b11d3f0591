import type { Parsed } from '@lekta/shared/contract/endpoint'
import type { scheduleContract } from '@lekta/shared/contract/schedule'
import type { StaffTenant } from '../access/tenant'
import { recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import { badInput } from '../errors/api-error'
import { assignedTo } from './assign-exam'
import { selectChosenStudents } from './candidate-queries'
import * as changes from './change-queries'
import { windowFrom } from './window'

type Body = Parsed<typeof scheduleContract.addSchedule>['body']

/** Creates a schedule, at most one per key. The job that looks for opening tests notifies students and parents. */
export async function addSchedule(tenant: StaffTenant, database: Database, body: Body, now: Date) {
  const { title, exam: examCode, tries: triesAllowed, key: requestKey, classrooms } = body
  const existing = await changes.selectByKey(tenant, database, requestKey)
  if (existing) return existing
  if (!(await changes.isExam(database, examCode))) throw badInput({ exam: 'Please choose one of the tests.' })
  const window = windowFrom(body.opens_at, body.closes_at, now)
  return database.transaction(async (transaction) => {
    const chosen = await selectChosenStudents(tenant, transaction, body)
    const options = { now, withoutSeatless: body.without_seatless }
    const assigned = await assignedTo(tenant, transaction, chosen, options)
    const values = { title, examCode, triesAllowed, requestKey, ...window }
    const id = await changes.insertSchedule(tenant, transaction, values, now)
    // A concurrent request used the same key, so both requests return the schedule that it created.
    if (id === undefined) return (await changes.selectByKey(tenant, transaction, requestKey)) ?? refuseUnconfirmed()
    await changes.insertScheduleClassrooms(transaction, id, classrooms)
    await changes.insertAssignments(transaction, id, assigned)
    await recordSubjects(tenant, transaction, 'schedule added', [`schedule ${id}`], now)
    return { id, children: assigned.length }
  })
}

function refuseUnconfirmed(): never {
  throw new Error('A schedule whose key is taken is not there.')
}
