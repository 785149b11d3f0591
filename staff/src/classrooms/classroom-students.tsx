import { type ApiError, call, useAppSelector, useProfile, useQuery } from '@lekta/shared/client'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { type Student, studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { ListView } from '@lekta/shared/lists/list-view'
import { listQuery, useList } from '@lekta/shared/lists/use-list'
import { BackButton } from '@lekta/shared/navigation/back-button'
import { Link, Navigate, useParams } from '@lekta/shared/routing'
import { Button, Icon, PageHeader } from '@lekta/shared/ui'
import { useEffect } from 'react'
import { useFieldColumns } from '../people/field-columns'
import { BulkBar } from '../people/row-menu'
import { useSelection } from '../people/use-selection'
import { type StaffArea, staffPaths } from '../staff-paths'
import { StudentLink } from '../students/student-link'
import { useStudentActions } from '../students/use-student-actions'
import { useStaffArea } from '../use-staff-area'
import { useEmptyClassroom } from './use-empty-classroom'

const sizes = [5, 10, 15, 20, 50, 100] as const
const usualSize = { desktop: 10, mobile: 5 } as const

interface Props {
  area: StaffArea
}

/** The students of a classroom. Loads the user's school first; either call may fail. */
function useClassroomStudents(id: number, list: ReturnType<typeof useList>) {
  const profile = useProfile()
  const options = { ...list.options, school_id: profile.data?.school?.id, classroom_id: id }
  const students = useQuery(studentContract.students, { query: listQuery(options) }, { skip: !profile.data })
  const query = profile.data ? students : { ...profile, data: undefined }
  const { error } = query
  useEffect(() => {
    if (error) console.error('Failed to fetch data:', error as ApiError)
  }, [error])
  return query
}

const Head = ({ area, id }: Props & { id: number }) => {
  const { t } = useTranslation()
  const paths = staffPaths(area)
  const { data } = useQuery(classroomContract.classrooms, { query: { options: { classroom_id: id } } })
  const classroom = data?.data[0]
  return (
    <PageHeader
      title={classroom?.name ?? t('Classroom')}
      subtitle={t('Students in this classroom')}
      before={<BackButton to={paths.classrooms} />}
    >
      <Button component={Link} to={paths.reportOf(id)} variant="default" leftSection={<Icon name="report" size={18} />}>
        {t('Report')}
      </Button>
      <Button component={Link} to={paths.seats(id)} variant="default" leftSection={<Icon name="ticket" size={18} />}>
        {t('Seats')}
      </Button>
      <Button component={Link} to={`${paths.addStudent}?classroom=${id}`} leftSection={<Icon name="add" size={18} />}>
        {t('Add child')}
      </Button>
    </PageHeader>
  )
}

const StudentsOf = ({ area, id }: Props & { id: number }) => {
  const { t } = useTranslation()
  const device = useAppSelector(({ layout }) => layout.device)
  const list = useList({ size: usualSize[device] }, sizes)
  const { selection, ids, clear } = useSelection<Student>(({ name }) => name)
  const { actions, dialogs } = useStudentActions({ area, classroom: id, onDone: clear })
  const columns = useFieldColumns<Student>(studentFields, 'classroom', (student) => (
    <StudentLink area={area} student={student} look="row" />
  ))
  return (
    <>
      <Head area={area} id={id} />
      <ListView
        name="classroom-students"
        list={list}
        query={useClassroomStudents(id, list)}
        label={t('Students in this classroom')}
        columns={columns}
        rowKey={(row) => row.id}
        searchLabel={t('Name, username or e-mail')}
        searchButton
        empty={useEmptyClassroom(area, id)}
        actions={
          <CsvButton
            file={t('students')}
            columns={columns}
            load={(http, page) =>
              call(http, studentContract.students, {
                query: listQuery({ ...list.options, classroom_id: id, ...page }),
              })
            }
          />
        }
        selection={selection}
        bulk={<BulkBar ids={ids} actions={actions} onClear={clear} />}
        tall
      />
      {dialogs}
    </>
  )
}

/** The students of the classroom in the path; redirects to the classrooms if the path has no id. */
export default function ClassroomStudents() {
  const area = useStaffArea()
  const id = wholeId(useParams().id)
  return id === null ? (
    <Navigate to={staffPaths(area).classrooms} replace />
  ) : (
    <StudentsOf key={id} area={area} id={id} />
  )
}
