import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import { RETENTION_NOTICE } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import * as z from 'zod/mini'
import { recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { selectPayers } from '../money/buyer'
import { insertNotifications, messageOf, notify } from '../notification/notify'
import { lockErasures } from '../privacy/erase/locks'
import * as queries from './queries'

const HOUR = 60 * 60

/** Writes to the school's audit log what the server did. It names no student. */
const record = (transaction: Database, schoolId: number, action: AuditAction, count: number, at: Date) =>
  recordAction(transaction, { actor: 'server', action, schoolId, subject: `students: ${count}`, at })

/** Announces to the school and to the parents that the students who left long ago are about to be erased. */
async function announceRound(transaction: Database, school: queries.SchoolToCheck, now: Date): Promise<void> {
  const { schoolId, name, zone } = school
  await lockErasures(transaction)
  const times = { announcedAt: now, dueAt: after(now, RETENTION_NOTICE) }
  const leavers = await queries.insertErasures(school, transaction, times)
  if (leavers.length === 0) return
  const round = await queries.insertRound(school, transaction, { ...times, announced: leavers.length })
  const due = times.dueAt.toISOString()
  const managers = await selectPayers({ schoolId, parentId: null }, transaction)
  const occasion = `retention ${round}`
  const values = { count: leavers.length, due, zone }
  await notify(transaction, managers, 'retentionAnnounced', values, `${occasion} announced`)
  const names = new Map(leavers.map((leaver) => [leaver.id, leaver.name]))
  const parents = await queries.selectParents(transaction, [...names.keys()])
  const messages = parents.map(({ parentId, studentId }) =>
    messageOf(
      { accountId: parentId, role: 'parent' },
      'childRetentionAnnounced',
      { child: names.get(studentId) ?? '', childId: studentId, school: name, due, zone },
      `${occasion} child ${studentId}`,
    ),
  )
  await insertNotifications(transaction, messages)
  await record(transaction, schoolId, 'retention announced', leavers.length, now)
}

/** Announces a round for each school with due students and without an announced round. */
export async function announceRounds(database: Database, now: Date): Promise<void> {
  for (const school of await queries.selectSchoolsWithoutRound(database)) {
    if ((await queries.countDue(school, database, school.months, now)) === 0) continue
    await database.transaction((transaction) => announceRound(transaction, school, now))
  }
}

/** Ends the rounds whose students have been erased, and reports the number to the school. */
export async function finishRounds(database: Database, now: Date): Promise<void> {
  for (const { id, schoolId, announced } of await queries.selectFinishedRounds(database, now)) {
    await database.transaction(async (transaction) => {
      const erased = await queries.finishRound(transaction, id, now)
      if (erased === undefined) return
      const managers = await selectPayers({ schoolId, parentId: null }, transaction)
      await notify(transaction, managers, 'retentionDone', { erased, announced }, `retention ${id} done`)
      await record(transaction, schoolId, 'retention done', erased, now)
    })
  }
}

/**
 * Announces and ends rounds of erasing students who left long ago. The erasures themselves are carried out like any
 * other when they are due.
 */
export const retentionRoundsJob = defineJob({
  name: 'retention-rounds',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: HOUR,
  work: async ({ database, now }) => {
    await finishRounds(database, now)
    await announceRounds(database, now)
  },
})
