import type { ScheduleNews, ScheduleRecord, scheduleContract } from '@lekta/shared/contract/schedule'
import { assertVisibleClassrooms, assertVisibleFilters, assertVisibleStudents } from '../access/authorise-ids'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { batchByTime } from '../live/batch-by-time'
import { type ScheduleMessage, scheduleTopic } from '../live/schedule-topic'
import { addSchedule } from './add-schedule'
import * as assignments from './assignment-queries'
import * as candidates from './candidate-queries'
import { addAssignments, allowEarly, allowRetake, removeAssignments } from './change-assignments'
import { cancelSchedule, changeWindow, closeNow, editSchedule } from './change-schedule'
import { seatsOf } from './free-seats'
import { presentAssignment, presentSchedule } from './present'
import * as queries from './queries'

/**
 * Milliseconds for which events of a schedule are collected before they are sent: too short for a viewer to notice.
 */
const BATCH_TIME = 250

async function find(tenant: StaffTenant, database: Database, id: number): Promise<queries.ScheduleRow> {
  const row = await queries.selectSchedule(tenant, database, id)
  if (!row) throw notFound('schedule')
  return row
}

async function load(tenant: StaffTenant, database: Database, id: number, now: Date): Promise<ScheduleRecord> {
  const row = await find(tenant, database, id)
  const [rows, joined] = await Promise.all([
    assignments.selectAssignments(tenant, database, id),
    assignments.selectJoined(tenant, database, id),
  ])
  return { ...presentSchedule(tenant, row, now), list: rows.map(presentAssignment), joined, now: now.toISOString() }
}

async function newsOf(
  tenant: StaffTenant,
  database: Database,
  id: number,
  messages: readonly ScheduleMessage[],
): Promise<ScheduleNews> {
  const moved = [...new Set(messages.filter((message) => message !== null))]
  const rows = moved.length === 0 ? [] : await assignments.selectAssignments(tenant, database, id, moved)
  return { list: rows.map(presentAssignment), changed: messages.includes(null) }
}

export const scheduleHandlers: Handlers<typeof scheduleContract> = {
  exams: ({ database }) => queries.selectExams(database),

  candidates: async ({ query, tenant, database, now }) => {
    await assertVisibleFilters(tenant, database, query)
    const [rows, total] = await Promise.all([
      candidates.selectCandidates(tenant, database, query),
      candidates.countCandidates(tenant, database, query),
    ])
    const ids = rows.map(({ id }) => id)
    const { stateOf } = await seatsOf(tenant, database, ids, now)
    return pageOf(
      query,
      rows.map((row) => ({ ...row, seat: stateOf(row.id) })),
      total,
    )
  },

  schedules: async ({ query: { state, from, until, ...query }, tenant, database, now }) => {
    await assertVisibleFilters(tenant, database, query)
    const filter = { query, now, state, from, until }
    const [rows, total] = await Promise.all([
      queries.selectSchedules(tenant, database, filter),
      queries.countSchedules(tenant, database, filter),
    ])
    return pageOf(
      query,
      rows.map((row) => presentSchedule(tenant, row, now)),
      total,
    )
  },

  schedule: ({ params, tenant, database, now }) => load(tenant, database, params.id, now),

  scheduleStream: async ({ params: { id }, tenant, database, live, signal }) => {
    await find(tenant, database, id)
    const messages = (await live.subscribe(scheduleTopic(id), signal)) as AsyncIterable<ScheduleMessage>
    async function* news(): AsyncGenerator<ScheduleNews> {
      for await (const come of batchByTime(messages, BATCH_TIME)) {
        const message = await newsOf(tenant, database, id, come)
        if (message.changed || message.list.length > 0) yield message
      }
    }
    return news()
  },

  addSchedule: async ({ body, tenant, database, now }) => {
    await assertVisibleClassrooms(tenant, database, body.classrooms)
    await assertVisibleStudents(tenant, database, body.students)
    return addSchedule(tenant, database, body, now)
  },

  editSchedule: async ({ params, body, tenant, database, now }) => {
    const row = await find(tenant, database, params.id)
    await editSchedule(tenant, database, row, { body, now })
    return null
  },

  closeSchedule: async ({ params, tenant, database, now }) => {
    await closeNow(tenant, database, await find(tenant, database, params.id), now)
    return null
  },

  extendSchedule: async ({ params, body, tenant, database, now }) => {
    const row = await find(tenant, database, params.id)
    await changeWindow(tenant, database, row, { closesAt: new Date(body.closes_at), now })
    return null
  },

  cancelSchedule: async ({ params, tenant, database, now }) => {
    await cancelSchedule(tenant, database, await find(tenant, database, params.id), now)
    return null
  },

  allowNow: async ({ params, body, tenant, database, now }) => {
    await allowEarly(tenant, database, await find(tenant, database, params.id), { ...body, now })
    return null
  },

  allowRetake: async ({ params, body, tenant, database, now }) => {
    await allowRetake(tenant, database, await find(tenant, database, params.id), { ...body, now })
    return null
  },

  addToSchedule: async ({ params, body, tenant, database, now }) => {
    await addAssignments(tenant, database, await find(tenant, database, params.id), { ...body, now })
    return null
  },

  removeFromSchedule: async ({ params, body, tenant, database, now }) => {
    await removeAssignments(tenant, database, await find(tenant, database, params.id), { ...body, now })
    return null
  },
}
