import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { badInput } from '../errors/api-error'
import { say } from '../i18n/sentence'
import type { NewAssignment } from './change-queries'
import { seatsOf } from './free-seats'

/** The maximum number of students named in an error message. */
const NAMED = 5

const namesOf = (children: readonly { name: string }[]) => {
  const names = children.slice(0, NAMED).map(({ name }) => name)
  return children.length > NAMED ? `${names.join(', ')}, … (${children.length})` : names.join(', ')
}

interface AssignOptions {
  now: Date
  /** Whether students without a seat are left out. */
  withoutSeatless?: boolean
}

/**
 * Returns the students who get a test, each with a seat. Throws a 400 when a seat is missing, or when no student is
 * left.
 */
export async function assignedTo(
  tenant: StaffTenant,
  database: Database,
  children: readonly { id: number; name: string }[],
  { now, withoutSeatless = false }: AssignOptions,
): Promise<NewAssignment[]> {
  const seats = await seatsOf(
    tenant,
    database,
    children.map(({ id }) => id),
    now,
  )
  const seatless = children.filter(({ id }) => seats.stateOf(id) === 'missing')
  if (seatless.length > 0 && !withoutSeatless) {
    const names = namesOf(seatless)
    throw badInput({
      students: say('These students have no seat: {{names}}. Give them a seat or leave them out.', { names }),
    })
  }
  const left = children.filter((child) => !seatless.includes(child))
  if (left.length === 0) throw badInput({ students: 'Please choose at least one student.' })
  return left.map(({ id }) => ({ studentId: id, seatId: seats.seatOf(id) }))
}
