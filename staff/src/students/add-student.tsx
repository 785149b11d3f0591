import { useMutation } from '@lekta/shared/client'
import { studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import type { LoginCard } from '@lekta/shared/contract/person'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { AddPersonPage } from '../people/add-person-page'
import { blankValues } from '../people/person-inputs'
import { type StaffArea, staffPaths } from '../staff-paths'
import { StudentFields } from './student-fields'

interface FormProps {
  area: StaffArea
  classrooms: readonly number[]
  onAdded: (card: LoginCard) => void
}

const NewStudentForm = ({ area, classrooms, onAdded }: FormProps) => {
  const { t } = useTranslation()
  const [add] = useMutation(studentContract.addStudent)
  const form = useForm({
    body: studentContract.addStudent.body,
    initial: { ...blankValues(studentFields), classrooms },
    send: async (body) => onAdded(await add({ body }).unwrap()),
  })
  return (
    <Form form={form} label={t('Add child')} action={t('Add child')}>
      <StudentFields
        form={form}
        isNew
        noClassroom={
          area === 'school'
            ? t('There are no classrooms yet. You can choose one later.')
            : t('You have no classrooms yet. Your school assigns them.')
        }
      />
    </Form>
  )
}

/** Adds a student, and then shows the login card. */
export const AddStudent = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const room = Number(params.get('classroom'))
  return (
    <AddPersonPage
      kind="student"
      title={t('Add child')}
      cardHint={t('Hand out this login card.')}
      again={t('Add another child')}
      back={staffPaths(area).students}
    >
      {(onAdded) => <NewStudentForm area={area} classrooms={room > 0 ? [room] : []} onAdded={onAdded} />}
    </AddPersonPage>
  )
}
