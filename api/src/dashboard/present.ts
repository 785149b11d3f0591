import type {
  ChildDashboard,
  ChildToday,
  ClassStanding,
  ConcernCounts,
  ConcernedClass,
  ConcernedStudent,
  RecentStudent,
  TestsInHand,
} from '@lekta/shared/contract/dashboard'
import { byUrgency, presentTest } from '../attempt/assigned-test'
import type { GivenTest } from '../attempt/queries'
import { presentChild } from '../child/handlers'
import type { ChildRow } from '../child/queries'
import { presentMeasure, presentRange } from '../results/present-latest-result'
import { type PupilJson, standingOf } from '../results/student-results-sql'
import { presentGroup } from './groups'
import type { ConcernedJson, StandingsRow, selectStops, selectTestsInHand } from './queries'

/** How many classrooms a school is told to look at first. */
const shownClasses = 5

const personOf = (pupil: PupilJson & { classrooms: string[] }) => ({
  id: pupil.id,
  name: pupil.name,
  avatar: pupil.avatar,
  classrooms: pupil.classrooms,
  standing: standingOf(pupil),
  percentile: pupil.percentile,
})

export const presentConcerned = (pupil: ConcernedJson): ConcernedStudent => ({
  ...personOf(pupil),
  concerns: pupil.concerns,
})

export const presentRecent = (pupils: StandingsRow['recent']): RecentStudent[] =>
  pupils.flatMap((pupil) => {
    const { standing, ...person } = personOf(pupil)
    return standing ? [{ ...person, standing }] : []
  })

export function countConcerns(rows: StandingsRow['concerns']): ConcernCounts {
  const counts: ConcernCounts = { fallen: 0, far_below: 0, doubtful: 0, untested: 0 }
  for (const { kind, students } of rows) counts[kind] = students
  return counts
}

export const presentClasses = ({ classes }: StandingsRow, now: Date): ClassStanding[] =>
  classes.map(({ id, name, ...row }) => ({ id, name, ...presentGroup(row, now) }))

const concernsOf = ({ place, tested, students }: ClassStanding): ConcernedClass['concerns'] => [
  ...(place === 'below' ? ['below' as const] : []),
  ...(tested * 2 < students ? ['untested' as const] : []),
]

/** How far the median lies below the grade's middle band, in L. */
const distanceBelow = ({ median, norm }: ClassStanding) => (median === null ? 0 : Math.max(0, norm.low - median))

const share = ({ tested, students }: ClassStanding) => tested / students

/** The classrooms to look at first: the one that lies furthest below its grade, then those with the fewest tested. */
export const concernedClasses = (classes: readonly ClassStanding[]): ConcernedClass[] =>
  classes
    .map((room) => ({ ...room, concerns: concernsOf(room) }))
    .filter(({ concerns }) => concerns.length > 0)
    .sort((a, b) => distanceBelow(b) - distanceBelow(a) || share(a) - share(b))
    .slice(0, shownClasses)

const utc = (moment: string) => new Date(moment).toISOString()

export const presentTests = ({ first, ...counts }: Awaited<ReturnType<typeof selectTestsInHand>>): TestsInHand => ({
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
const isToCome = ({ state }: { state: string }) => state === 'upcoming'

/** The tests that can be taken, then those to come; of each, the one whose time comes first before the others. */
export function sortCurrent(given: readonly GivenTest[], now: Date) {
  const tests = given.map((test) => presentTest(test, now)).sort(byUrgency)
  return {
    open: tests.filter(isNow).sort((a, b) => byUrgency(a, b) || a.closes_at.localeCompare(b.closes_at)),
    upcoming: tests.filter(isToCome).sort((a, b) => a.opens_at.localeCompare(b.opens_at)),
  }
}

export function presentToday(child: ChildRow, given: readonly GivenTest[], now: Date): ChildToday {
  const { open, upcoming } = sortCurrent(
    given.filter(({ student }) => student.id === child.id),
    now,
  )
  const { standing } = child
  return {
    ...presentChild(child),
    range: standing?.trusted ? presentRange(standing.ability, standing.grade) : null,
    test: open[0] ?? upcoming[0] ?? null,
  }
}

/** Finished attempts, newest first, as places on the child's way. */
export function presentStops(
  attempts: Awaited<ReturnType<typeof selectStops>>,
): Pick<ChildDashboard, 'stops' | 'range' | 'hurried'> {
  const placed = attempts.flatMap((row) => {
    const { id, grade, ability, abilityLow, abilityHigh, finishedAt, trusted } = row
    if (!trusted || ability === null || abilityLow === null || abilityHigh === null || !finishedAt) return []
    return [{ id, grade, ability, abilityLow, abilityHigh, finished_at: finishedAt.toISOString() }]
  })
  const [last] = placed
  return {
    stops: placed.map((row) => ({ id: row.id, finished_at: row.finished_at, measure: presentMeasure(row) })).reverse(),
    range: last ? presentRange(last.ability, last.grade) : null,
    hurried: attempts[0]?.trusted === false,
  }
}
