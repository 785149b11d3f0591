import type { Parsed } from '@lekta/shared/contract/endpoint'
import type { scheduleContract } from '@lekta/shared/contract/schedule'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { badInput } from '../errors/api-error'
import { recordSubjects } from '../people/audit'
import { assignedTo } from './assign-exam'
import * as changes from './change-queries'
import { selectChosenStudents } from './queries'
import { windowFrom } from './window'

type Body = Parsed<typeof scheduleContract.addSchedule>['body']

/** Gives a test, once for a key. Children and parents hear of it by the job that looks for tests whose moment has come. */
export async function addSchedule(tenant: StaffTenant, database: Database, body: Body, now: Date) {
  const { title, exam: examCode, tries: triesAllowed, key: requestKey, classrooms } = body
  const known = await changes.selectByKey(tenant, database, requestKey)
  if (known) return known
  if (!(await changes.isExam(database, examCode))) throw badInput({ exam: 'Please choose one of the tests.' })
  const window = windowFrom(body.opens_at, body.closes_at, now)
  return database.transaction(async (transaction) => {
    const chosen = await selectChosenStudents(tenant, transaction, body)
    const wish = { now, withoutSeatless: body.without_seatless }
    const given = await assignedTo(tenant, transaction, chosen, wish)
    const values = { title, examCode, triesAllowed, requestKey, ...window }
    const id = await changes.insertSchedule(tenant, transaction, values, now)
    // The same request at the same time: what it has given is what this one gives.
    if (id === undefined) return (await changes.selectByKey(tenant, transaction, requestKey)) ?? unheard()
    await changes.insertScheduleClassrooms(transaction, id, classrooms)
    await changes.insertAssignments(transaction, id, given)
    await recordSubjects(tenant, transaction, 'schedule added', [`schedule ${id}`], now)
    return { id, children: given.length }
  })
}

function unheard(): never {
  throw new Error('A schedule whose key is taken is not there.')
}
