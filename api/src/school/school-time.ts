import { schoolYearStart } from '@lekta/shared/lib/time/school-terms'
import type { SchoolTime } from '../assessment/percentile-norms'
import type { Grade } from '../assessment/types'

export { schoolYearStart, termStart } from '@lekta/shared/lib/time/school-terms'

const DAY = 24 * 60 * 60_000

/** Returns the grade, and how much of its school year has passed at a time; null without a grade. */
export function schoolTime(grade: Grade | null, now: Date): SchoolTime | null {
  if (grade === null) return null
  const days = (now.getTime() - schoolYearStart(now).getTime()) / DAY
  return { grade, elapsed: Math.min(1, days / 365) }
}

/** Returns a student's grade at an earlier time, assuming that the student moved up one grade each school year. */
export function gradeBefore(grade: Grade, at: Date, now: Date): Grade {
  const years = schoolYearStart(now).getUTCFullYear() - schoolYearStart(at).getUTCFullYear()
  return Math.max(0, grade - years) as Grade
}
