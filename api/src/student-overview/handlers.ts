import type { StudentOverview, studentOverviewContract } from '@lekta/shared/contract/people/student-overview'
import type { StaffTenant } from '../access/tenant'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { finishedOf, grownOf, presentTest } from '../report/history'
import { presentLatestResult } from '../results/present-latest-result'
import { formatPoints } from '../student/present'
import { selectOverview } from './queries'

type Row = NonNullable<Awaited<ReturnType<typeof selectOverview>>>

const presentAdults = (rows: Row['linked']) => rows.map(({ at, ...adult }) => ({ ...adult, time: at.toISOString() }))

function presentParents({ linked, waiting }: Row): NonNullable<StudentOverview['parents']> {
  return {
    linked: presentAdults(linked).map(({ time, ...adult }) => ({ ...adult, since: time })),
    waiting: presentAdults(waiting).map(({ time, ...adult }) => ({ ...adult, asked_at: time })),
  }
}

function presentTests({ tests }: Row): Pick<StudentOverview, 'tests' | 'grown'> {
  const finished = tests.map(finishedOf)
  const [last] = finished
  return {
    grown: last ? grownOf([...finished].reverse(), last) : null,
    tests: finished.map((row) => ({
      ...presentTest(row),
      title: row.title,
      tries: row.tries,
      grade: row.grade,
      percentile: row.percentile,
    })),
  }
}

function presentStudent({ student: { points, ...student } }: Row): StudentOverview['student'] {
  return { ...student, poin_formatted: formatPoints(points) }
}

const present = (row: Row, { role }: StaffTenant): StudentOverview => ({
  student: presentStudent(row),
  classrooms: row.classrooms,
  latest: presentLatestResult(row.latest),
  ...presentTests(row),
  seats: row.seats.map(({ endsAt, ...seat }) => ({ ...seat, ends_at: endsAt.toISOString() })),
  parents: role === 'school' ? presentParents(row) : null,
})

export const studentOverviewHandlers: Handlers<typeof studentOverviewContract> = {
  studentOverview: async ({ params, tenant, database, now }) => {
    const row = await selectOverview(tenant, database, params.id, now)
    if (!row) throw notFound('student')
    return present(row, tenant)
  },
}
