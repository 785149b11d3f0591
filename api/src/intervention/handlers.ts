import type {
  InterventionReason,
  InterventionRecord,
  interventionContract,
} from '@lekta/shared/contract/people/intervention'
import { assertVisibleClassroom, assertVisibleStudents } from '../access/authorise-ids'
import type { StaffTenant } from '../access/tenant'
import { recordStudents, recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { assertOwner } from './assert-owner'
import { selectGroup, selectMembers } from './member-queries'
import { effectOf, presentIntervention, presentMember } from './present'
import * as queries from './queries'

/** The largest number of students in a new intervention. */
const mostStudents = 1000

const subjectOf = (id: number) => [`intervention ${id}`]

async function load(tenant: StaffTenant, database: Database, id: number, now: Date) {
  const row = await queries.selectIntervention(tenant, database, id, now)
  if (!row) throw notFound('intervention')
  return row
}

/** Throws a 404 unless the tenant may change the intervention, and a 409 if it is closed. */
async function assertOpen(tenant: StaffTenant, database: Database, id: number, now: Date) {
  const row = await load(tenant, database, id, now)
  if (!row.editable) throw notFound('intervention')
  if (row.closedAt) throw new ApiError(409, 'This intervention is closed. Open it again to change it.')
}

interface Chosen {
  reason: InterventionReason
  ids?: number[] | undefined
  classroom_id?: number | undefined
}

/** Returns the students of a new intervention: those named, or all of the group. */
async function chooseStudents(tenant: StaffTenant, database: Database, body: Chosen, now: Date): Promise<number[]> {
  const { reason, ids, classroom_id: classroomId } = body
  await assertVisibleClassroom(tenant, database, classroomId)
  if (ids) {
    await assertVisibleStudents(tenant, database, ids)
    return ids
  }
  if (reason === 'chosen') throw badInput({ ids: 'Please choose at least one student.' })
  const group = await selectGroup(tenant, database, { group: reason, classroomId }, now)
  if (group.length === 0) throw badInput({ ids: 'There are no students in this group any more.' })
  if (group.length > mostStudents)
    throw badInput({ ids: 'An intervention can have at most 1,000 students. Please choose one classroom.' })
  return group
}

interface Entered {
  name: string
  plan: string
  owner_id?: number | undefined
  next_check?: string | undefined
}

const valuesOf = ({ name, plan, owner_id, next_check }: Entered) => ({
  name,
  plan,
  ownerId: owner_id ?? null,
  nextCheck: next_check ?? null,
})

const overtaken = () =>
  new ApiError(
    409,
    'Someone else has changed this intervention in the meantime. Copy your text, reload the page and try again.',
  )

export const interventionHandlers: Handlers<typeof interventionContract> = {
  interventions: async ({ query, tenant, database, now }) => {
    const { rows, total } = await queries.selectInterventions(tenant, database, query, now)
    return pageOf(query, rows.map(presentIntervention), total)
  },

  intervention: async ({ params: { id }, tenant, database, now }): Promise<InterventionRecord> => {
    const row = await load(tenant, database, id, now)
    const [members, log] = await Promise.all([
      selectMembers(tenant, database, row),
      queries.selectLog(tenant, database, id),
    ])
    return {
      ...presentIntervention(row),
      plan: row.plan,
      version: row.version,
      editable: row.editable,
      closing_note: row.closingNote,
      members: members.map(presentMember),
      effect: effectOf(members),
      log: log.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    }
  },

  addIntervention: async ({ body, tenant, database, now }) => {
    const students = await chooseStudents(tenant, database, body, now)
    await assertOwner(tenant, database, body.owner_id)
    const id = await database.transaction(async (transaction) => {
      const values = { ...valuesOf(body), reason: body.reason }
      const made = await queries.insertIntervention(tenant, transaction, values, now)
      await queries.insertStudents(tenant, transaction, made, students, now)
      await recordSubjects(tenant, transaction, 'intervention started', subjectOf(made), now)
      await recordStudents(tenant, transaction, 'intervention student added', students, now)
      return made
    })
    return { id }
  },

  editIntervention: async ({ params: { id }, body, tenant, database, now }) => {
    await assertOpen(tenant, database, id, now)
    const { ownerId } = await load(tenant, database, id, now)
    if (body.owner_id !== (ownerId ?? undefined)) await assertOwner(tenant, database, body.owner_id)
    await database.transaction(async (transaction) => {
      const target = { id, version: body.version }
      if (!(await queries.updateIntervention(tenant, transaction, target, valuesOf(body)))) throw overtaken()
      await recordSubjects(tenant, transaction, 'intervention changed', subjectOf(id), now)
    })
    return null
  },

  addInterventionStudents: async ({ params: { id }, body: { ids }, tenant, database, now }) => {
    await assertOpen(tenant, database, id, now)
    await assertVisibleStudents(tenant, database, ids)
    await database.transaction(async (transaction) => {
      const added = await queries.insertStudents(tenant, transaction, id, ids, now)
      await recordStudents(tenant, transaction, 'intervention student added', added, now)
    })
    return null
  },

  removeInterventionStudents: async ({ params: { id }, body: { ids }, tenant, database, now }) => {
    await assertOpen(tenant, database, id, now)
    await assertVisibleStudents(tenant, database, ids)
    await database.transaction(async (transaction) => {
      const removed = await queries.deleteStudents(tenant, transaction, id, ids)
      await recordStudents(tenant, transaction, 'intervention student removed', removed, now)
    })
    return null
  },

  addInterventionEntry: async ({ params: { id }, body: { text, next_check: nextCheck }, tenant, database, now }) => {
    const { closedAt, editable } = await load(tenant, database, id, now)
    if (closedAt) throw new ApiError(409, 'This intervention is closed. Open it again to change it.')
    if (nextCheck !== undefined && !editable)
      throw badInput({ next_check: 'Only the school and the responsible teacher can set the next check.' })
    await database.transaction(async (transaction) => {
      await queries.insertEntry(tenant, transaction, id, text, now)
      if (nextCheck !== undefined) await queries.updateIntervention(tenant, transaction, { id }, { nextCheck })
      await recordSubjects(tenant, transaction, 'intervention changed', subjectOf(id), now)
    })
    return null
  },

  closeIntervention: async ({ params: { id }, body: { version, note }, tenant, database, now }) => {
    await assertOpen(tenant, database, id, now)
    await database.transaction(async (transaction) => {
      const closed = { closedAt: now, closingNote: note || null }
      if (!(await queries.updateIntervention(tenant, transaction, { id, version }, closed))) throw overtaken()
      await recordSubjects(tenant, transaction, 'intervention closed', subjectOf(id), now)
    })
    return null
  },

  reopenIntervention: async ({ params: { id }, tenant, database, now }) => {
    const { editable } = await load(tenant, database, id, now)
    if (!editable) throw notFound('intervention')
    await database.transaction(async (transaction) => {
      await queries.updateIntervention(tenant, transaction, { id }, { closedAt: null })
      await recordSubjects(tenant, transaction, 'intervention reopened', subjectOf(id), now)
    })
    return null
  },
}
