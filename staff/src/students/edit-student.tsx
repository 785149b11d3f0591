import { useMutation, useQuery } from '@lekta/shared/client'
import { type StudentRecord, studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { EditPersonPage } from '../people/edit-person-page'
import { ErasureCard } from '../people/erasure-card'
import { valuesOf } from '../people/person-inputs'
import { type StaffArea, staffPaths } from '../staff-paths'
import { StudentFields } from './student-fields'

const StudentForm = ({ area, student }: { area: StaffArea; student: StudentRecord }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [edit] = useMutation(studentContract.editStudent)
  const form = useForm({
    body: studentContract.editStudent.body,
    initial: valuesOf(studentFields, student),
    send: (body) => edit({ params: { id: student.id }, body }).unwrap(),
    done: t('Saved.'),
    onDone: () => void navigate(staffPaths(area).students),
  })
  return (
    <Form form={form} label={t('Edit student')} action={t('Save')}>
      <StudentFields form={form} noClassroom={t('There are no classrooms yet.')} />
    </Form>
  )
}

/** The page on which a student is changed. */
export const EditStudent = ({ area, id }: { area: StaffArea; id: number }) => {
  const { t } = useTranslation()
  const query = useQuery(studentContract.student, { params: { id } }, { refetchOnMountOrArgChange: true })
  return (
    <EditPersonPage
      query={query}
      title={t('Edit student')}
      back={staffPaths(area).students}
      height={560}
      below={({ name }) => area === 'school' && <ErasureCard id={id} name={name} />}
    >
      {(student) => <StudentForm area={area} student={student} />}
    </EditPersonPage>
  )
}
