import type { Rollover } from '@lekta/shared/contract/people/rollover'
import { ROLLOVER_UNDO_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import type { RolloverRow } from './queries'
import { yearLabel } from './school-years'

/** Returns until when a rollover can be undone; null if it cannot be. Only the latest one can. */
function undoUntil({ id, status, doneAt }: RolloverRow, latest: number | undefined, now: Date): string | null {
  if (status !== 'done' || doneAt === null || id !== latest) return null
  const until = after(doneAt, ROLLOVER_UNDO_RETENTION)
  return until > now ? until.toISOString() : null
}

interface Context {
  yearBegins: number
  /** The id of the latest rollover that is done or being carried out. */
  latest: number | undefined
  now: Date
}

export const presentRollover = (row: RolloverRow, { yearBegins, latest, now }: Context): Rollover => ({
  id: row.id,
  label: yearLabel(row.year, { yearBegins }),
  state: row.status,
  done: row.done,
  total: row.promoted + row.left,
  promoted: row.promoted,
  stayed: row.stayed,
  left: row.left,
  created: row.created.length,
  kept: row.kept,
  started_by: row.startedBy,
  started_at: row.startedAt.toISOString(),
  done_at: row.doneAt?.toISOString() ?? null,
  undone_at: row.undoneAt?.toISOString() ?? null,
  undo_until: undoUntil(row, latest, now),
  classrooms: row.classrooms.map(({ name, action, into, students }) => ({ name, action, into, students })),
})
