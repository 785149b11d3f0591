import { useQuery } from '@lekta/shared/client'
import {
  type StudentOverview as Overview,
  studentOverviewContract,
} from '@lekta/shared/contract/people/student-overview'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { Navigate, useParams } from '@lekta/shared/routing'
import { DashboardGrid, DashboardSkeleton } from '@lekta/shared/ui'
import { GoalPanel } from '../goals/goal-section'
import { type StaffArea, staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import { GrowthPanel } from './growth-panel'
import { LevelPanel } from './level-panel'
import { NotesPanel } from './notes-panel'
import { ParentsPanel } from './parents-panel'
import { ClassroomsPanel, ProfilePanel } from './profile-panels'
import { SeatPanel } from './seat-panel'
import { StudentHead } from './student-head'
import { TestsPanel } from './tests-panel'

interface Props {
  area: StaffArea
  overview: Overview
}

const Content = ({ area, overview }: Props) => (
  <>
    <StudentHead area={area} overview={overview} />
    <DashboardGrid
      main={
        <>
          <LevelPanel area={area} overview={overview} />
          <GrowthPanel area={area} overview={overview} />
          <TestsPanel area={area} overview={overview} />
        </>
      }
      side={
        <>
          {!overview.student.archived && (
            <GoalPanel area={area} subject={{ student_id: overview.student.id }} name={overview.student.name} />
          )}
          <ProfilePanel area={area} overview={overview} />
          <ClassroomsPanel area={area} overview={overview} />
          <NotesPanel overview={overview} />
          <SeatPanel area={area} overview={overview} />
          <ParentsPanel overview={overview} />
        </>
      }
    />
  </>
)

const StudentOf = ({ area, id }: { area: StaffArea; id: number }) => {
  const query = useQuery(
    studentOverviewContract.studentOverview,
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <QueryContent query={query} skeleton={<DashboardSkeleton />} order={1}>
      {(overview) => <Content area={area} overview={overview} />}
    </QueryContent>
  )
}

/** Everything about one student: results, growth, profile, classrooms, seat and parents. */
export default function StudentOverview() {
  const area = useStaffArea()
  const id = wholeId(useParams().id)
  return id === null ? <Navigate to={staffPaths(area).students} replace /> : <StudentOf key={id} area={area} id={id} />
}
