import { useMutation, useQuery } from '@lekta/shared/client'
import { studentContract } from '@lekta/shared/contract/people/student'
import { teacherContract } from '@lekta/shared/contract/people/teacher'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import { Navigate } from '@lekta/shared/routing'
import { ClassroomsOfPerson, usePerson } from '../classrooms/classrooms-of-person'
import { staffPaths } from '../staff-paths'
import { teacherPaths } from '../teachers/teacher-paths'

const fresh = { refetchOnMountOrArgChange: true } as const

const OfStudent = ({ id, teacherId }: { id: number; teacherId: number | null }) => {
  const { t } = useTranslation()
  const { person } = usePerson()
  const { data, ...query } = useQuery(studentContract.student, { params: { id } }, fresh)
  const teacher = useQuery(teacherContract.teacher, { params: { id: teacherId ?? 0 } }, { skip: teacherId === null })
  const [set] = useMutation(studentContract.setStudentClassrooms)
  const back = teacher.data ? teacherPaths.classrooms(teacher.data) : staffPaths('school').students
  return (
    <UnsavedGuard>
      <ClassroomsOfPerson
        person={data ?? person}
        label={t('In these classrooms')}
        back={back}
        query={{ ...query, data: data?.classrooms.map((room) => room.id) }}
        offered={teacher.data?.classrooms.map((room) => room.id)}
        onSave={(classrooms) => set({ body: { students: [{ id, classrooms }] } }).unwrap()}
      />
    </UnsavedGuard>
  )
}

/** The classrooms of a student. If the address names a teacher, that teacher's classrooms come first. */
export default function StudentClassrooms() {
  const { id, teacherId } = usePerson()
  return id === null ? (
    <Navigate to={staffPaths('school').students} replace />
  ) : (
    <OfStudent key={id} id={id} teacherId={teacherId} />
  )
}
