import { useMutation, useQuery } from '@lekta/shared/client'
import { teacherContract } from '@lekta/shared/contract/people/teacher'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import { Navigate } from '@lekta/shared/routing'
import { ClassroomsOfPerson, usePerson } from '../classrooms/classrooms-of-person'
import { teacherPaths } from './teacher-paths'

const fresh = { refetchOnMountOrArgChange: true } as const

const OfTeacher = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const { person } = usePerson()
  const { data, ...query } = useQuery(teacherContract.teacher, { params: { id } }, fresh)
  const [set] = useMutation(teacherContract.setTeacherClassrooms)
  return (
    <UnsavedGuard>
      <ClassroomsOfPerson
        person={data ?? person}
        label={t('Teaches these classrooms')}
        back={teacherPaths.list}
        query={{ ...query, data: data?.classrooms.map((room) => room.id) }}
        onSave={(classrooms) => set({ params: { id }, body: { classrooms } }).unwrap()}
      />
    </UnsavedGuard>
  )
}

/** The classrooms that a teacher teaches. */
export default function TeacherClassrooms() {
  const { id } = usePerson()
  return id === null ? <Navigate to={teacherPaths.list} replace /> : <OfTeacher key={id} id={id} />
}
