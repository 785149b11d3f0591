import type { Schedule, ScheduledChild, ScheduleState, StudentProgress } from '@lekta/shared/contract/schedule'
import type { StaffTenant } from '../access/tenant'
import { mostQuestions } from '../assessment/engines'
import { rapidRunOf } from '../attempt/forms/rapid-run'
import type { AssignmentRow, Running } from './assignment-queries'
import type { ScheduleRow } from './queries'

type Times = Pick<ScheduleRow, 'opensAt' | 'closesAt'>

export function scheduleStateAt({ opensAt, closesAt }: Times, now: Date): ScheduleState {
  if (now >= closesAt) return 'closed'
  return now < opensAt ? 'upcoming' : 'open'
}

/**
 * Returns whether a tenant may change a whole schedule. A school may change all of its schedules, a teacher only
 * those that the teacher created.
 */
export const mayChange = (tenant: StaffTenant, { createdBy }: Pick<ScheduleRow, 'createdBy'>) =>
  tenant.role === 'school' || createdBy === tenant.accountId

export function presentSchedule(tenant: StaffTenant, row: ScheduleRow, now: Date): Schedule {
  const { id, title, exam, opensAt, closesAt, triesAllowed, givenBy, classrooms, children, finished, working } = row
  return {
    id,
    title,
    exam,
    state: scheduleStateAt(row, now),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    tries_allowed: triesAllowed,
    classrooms,
    children,
    finished,
    working,
    given_by: givenBy,
    changeable: mayChange(tenant, row),
  }
}

const later = (one: string, other: string | null) =>
  new Date(Math.max(Date.parse(one), other === null ? 0 : Date.parse(other))).toISOString()

function presentRunning({ profile, startedAt, seenAt, answeredAt, answers }: Running): StudentProgress {
  const { run, pauseAfter } = rapidRunOf(profile, answers)
  const movedAt = later(startedAt, answeredAt)
  return {
    answered: answers.length,
    max_items: mostQuestions(profile),
    moved_at: movedAt,
    seen_at: later(movedAt, seenAt),
    guessing: run >= pauseAfter,
    resting: run > 0 && run % pauseAfter === 0,
  }
}

const stateOf = ({ running, reportId }: AssignmentRow): ScheduledChild['state'] => {
  if (running) return 'working'
  return reportId === null ? 'waiting' : 'finished'
}

export function presentAssignment(row: AssignmentRow): ScheduledChild {
  const { id, name, avatar, classrooms, triesUsed, triesAllowed, allowedFrom, reportId, running } = row
  return {
    id,
    name,
    avatar,
    classrooms,
    state: stateOf(row),
    tries_used: triesUsed,
    tries_allowed: triesAllowed,
    allowed_from: allowedFrom && new Date(allowedFrom).toISOString(),
    report_id: reportId,
    working: running && presentRunning(running),
  }
}
