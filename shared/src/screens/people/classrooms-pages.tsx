import { useSetStudentClassroomsMutation, useStudentQuery } from '@lekta/shared/data/student'
import { useSetTeacherClassroomsMutation, useTeacherQuery } from '@lekta/shared/data/teacher'
import { useTranslation } from '@lekta/shared/i18n'
import { Navigate, useSearchParams } from '@lekta/shared/routing'
import { wholeId } from '../../lib/whole-id'
import { staffPaths } from '../staff-paths'
import { UnsavedGuard } from '../unsaved-guard'
import { PersonClassrooms } from './person-classrooms'
import { teacherPaths } from './teacher-paths'

const anew = { refetchOnMountOrArgChange: true } as const

/** Who the page is about, as its address names it. */
function usePerson() {
  const [params] = useSearchParams()
  const person = { name: params.get('name') ?? '', username: params.get('username') ?? '', email: params.get('email') }
  return { id: wholeId(params.get('id')), teacherId: wholeId(params.get('teacherid')), person }
}

const OfTeacher = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const { person } = usePerson()
  const { currentData, error, refetch } = useTeacherQuery({ params: { id } }, anew)
  const [set] = useSetTeacherClassroomsMutation()
  return (
    <UnsavedGuard>
      <PersonClassrooms
        person={currentData ?? person}
        label={t('Teaches these classrooms')}
        back={teacherPaths.list}
        chosen={currentData?.classrooms.map((room) => room.id)}
        error={error}
        onRetry={refetch}
        onSave={(classrooms) => set({ params: { id }, body: { classrooms } }).unwrap()}
      />
    </UnsavedGuard>
  )
}

/** The classrooms that a teacher teaches. */
export const TeacherClassrooms = () => {
  const { id } = usePerson()
  return id === null ? <Navigate to={teacherPaths.list} replace /> : <OfTeacher key={id} id={id} />
}

const OfStudent = ({ id, teacherId }: { id: number; teacherId: number | null }) => {
  const { t } = useTranslation()
  const { person } = usePerson()
  const { currentData, error, refetch } = useStudentQuery({ params: { id } }, anew)
  const teacher = useTeacherQuery({ params: { id: teacherId ?? 0 } }, { skip: teacherId === null })
  const [set] = useSetStudentClassroomsMutation()
  const back = teacher.data ? teacherPaths.classrooms(teacher.data) : staffPaths('school').students
  return (
    <UnsavedGuard>
      <PersonClassrooms
        person={currentData ?? person}
        label={t('In these classrooms')}
        back={back}
        chosen={currentData?.classrooms.map((room) => room.id)}
        offered={teacher.data?.classrooms.map((room) => room.id)}
        error={error}
        onRetry={refetch}
        onSave={(classrooms) => set({ body: { students: [{ id, classrooms }] } }).unwrap()}
      />
    </UnsavedGuard>
  )
}

/** The classrooms that a student is in; those of the teacher whom the address names stand first. */
export const StudentClassrooms = () => {
  const { id, teacherId } = usePerson()
  return id === null ? (
    <Navigate to={staffPaths('school').students} replace />
  ) : (
    <OfStudent key={id} id={id} teacherId={teacherId} />
  )
}
