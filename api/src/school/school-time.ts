import type { SchoolTime } from '../assessment/percentile-norms'
import type { Grade } from '../assessment/types'

/** Month in which a school year starts (0 is January): July, as in Indonesia. */
const firstMonth = 6

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

/** Returns when the term that contains a time began. School years have two terms of six months. */
export function termStart(now: Date): Date {
  const month = now.getUTCMonth()
  return new Date(Date.UTC(now.getUTCFullYear(), month < firstMonth ? firstMonth - 6 : firstMonth, 1))
}

/** Returns when the school year that contains a time began. */
export function schoolYearStart(now: Date): Date {
  const year = now.getUTCFullYear() - (now.getUTCMonth() < firstMonth ? 1 : 0)
  return new Date(Date.UTC(year, firstMonth, 1))
}
