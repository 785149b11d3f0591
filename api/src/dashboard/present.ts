import type {
  ChildDashboard,
  ChildToday,
  ClassResults,
  ConcernCounts,
  ConcernedClass,
  ConcernedStudent,
  OpenTests,
  RecentStudent,
  TermProgress,
} from '@lekta/shared/contract/dashboard'
import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { spanOf } from '../assessment/scale'
import type { AssignedTestRow } from '../attempt/assigned-queries'
import { byUrgency, presentTest } from '../attempt/assigned-test'
import { presentChild } from '../child/handlers'
import type { ChildRow } from '../child/queries'
import { fewestCompared, presentGroup } from '../results/group-results'
import { presentMeasure, presentRange } from '../results/present-latest-result'
import { latestResultOf, type StudentResult } from '../results/student-results-sql'
import type { ConcernedStudentRow, LatestResultsRow, selectOpenTests, selectStops } from './queries'

/** Maximum number of classrooms listed as needing attention. */
const shownClasses = 5

const personOf = (pupil: StudentResult & { classrooms: string[] }) => ({
  id: pupil.id,
  name: pupil.name,
  avatar: pupil.avatar,
  classrooms: pupil.classrooms,
  standing: latestResultOf(pupil),
  percentile: pupil.percentile,
})

export const presentConcerned = (pupil: ConcernedStudentRow): ConcernedStudent => ({
  ...personOf(pupil),
  concerns: pupil.concerns,
})

export const presentRecent = (pupils: LatestResultsRow['recent']): RecentStudent[] =>
  pupils.flatMap((pupil) => {
    const { standing, ...person } = personOf(pupil)
    return standing ? [{ ...person, standing }] : []
  })

export function countConcerns(rows: LatestResultsRow['concerns']): ConcernCounts {
  const counts: ConcernCounts = { fallen: 0, far_below: 0, doubtful: 0, untested: 0 }
  for (const { kind, students } of rows) counts[kind] = students
  return counts
}

export const presentClasses = ({ classes }: LatestResultsRow, now: Date): ClassResults[] =>
  classes.map(({ id, name, ...row }) => ({ id, name, ...presentGroup(row, now) }))

/** Presents what has changed since the last term. */
export function presentProgress({ progress }: LatestResultsRow): TermProgress {
  const { measured, far_below, tested_before, measured_before, far_below_before, compared, growth, expected } = progress
  return {
    measured,
    far_below,
    last_term: { tested: tested_before, measured: measured_before, far_below: far_below_before },
    growth:
      compared < fewestCompared || growth === null
        ? null
        : {
            students: compared,
            median: roundMeasure(spanOf(growth)),
            expected: expected === null ? null : roundMeasure(expected),
          },
  }
}

const concernsOf = ({ place, tested, students }: ClassResults): ConcernedClass['concerns'] => [
  ...(place === 'below' ? ['below' as const] : []),
  ...(tested * 2 < students ? ['untested' as const] : []),
]

/** Returns how far the median is below the grade's middle band, in L. */
const distanceBelow = ({ median, norm }: ClassResults) => (median === null ? 0 : Math.max(0, norm.low - median))

const share = ({ tested, students }: ClassResults) => tested / students

/**
 * Returns the classrooms that need attention: first those furthest below the norm of their grade, then those with the
 * smallest share of tested students.
 */
export const concernedClasses = (classes: readonly ClassResults[]): ConcernedClass[] =>
  classes
    .map((room) => ({ ...room, concerns: concernsOf(room) }))
    .filter(({ concerns }) => concerns.length > 0)
    .sort((a, b) => distanceBelow(b) - distanceBelow(a) || share(a) - share(b))
    .slice(0, shownClasses)

const utc = (time: string) => new Date(time).toISOString()

export const presentTests = ({ first, ...counts }: Awaited<ReturnType<typeof selectOpenTests>>): OpenTests => ({
  ...counts,
  first: first.map((test) => ({
    id: test.id,
    title: test.title,
    opens_at: utc(test.opens_at),
    closes_at: utc(test.closes_at),
    open: test.open,
    children: test.children,
    finished: test.finished,
    working: test.working,
    classrooms: test.classrooms,
  })),
})

const isNow = ({ state }: { state: string }) => state === 'running' || state === 'open'
const isUpcoming = ({ state }: { state: string }) => state === 'upcoming'

/** Splits tests into those that can be taken and those to come, each sorted by time. */
export function sortCurrent(rows: readonly AssignedTestRow[], now: Date) {
  const tests = rows.map((test) => presentTest(test, now)).sort(byUrgency)
  return {
    open: tests.filter(isNow).sort((a, b) => byUrgency(a, b) || a.closes_at.localeCompare(b.closes_at)),
    upcoming: tests.filter(isUpcoming).sort((a, b) => a.opens_at.localeCompare(b.opens_at)),
  }
}

export function presentToday(child: ChildRow, tests: readonly AssignedTestRow[], now: Date): ChildToday {
  const { open, upcoming } = sortCurrent(
    tests.filter(({ student }) => student.id === child.id),
    now,
  )
  const { standing } = child
  return {
    ...presentChild(child),
    range: standing?.trusted ? presentRange(standing.ability, standing.grade) : null,
    test: open[0] ?? upcoming[0] ?? null,
  }
}

/** Presents finished attempts, newest first, as stops on the child's path. */
export function presentStops(
  attempts: Awaited<ReturnType<typeof selectStops>>,
): Pick<ChildDashboard, 'stops' | 'range' | 'hurried'> {
  const trustedAttempts = attempts.flatMap((row) => {
    const { id, grade, ability, abilityLow, abilityHigh, finishedAt, trusted } = row
    if (!trusted || ability === null || abilityLow === null || abilityHigh === null || !finishedAt) return []
    return [{ id, grade, ability, abilityLow, abilityHigh, finished_at: finishedAt.toISOString() }]
  })
  const [last] = trustedAttempts
  return {
    stops: trustedAttempts
      .map((row) => ({ id: row.id, finished_at: row.finished_at, measure: presentMeasure(row) }))
      .reverse(),
    range: last ? presentRange(last.ability, last.grade) : null,
    hurried: attempts[0]?.trusted === false,
  }
}
