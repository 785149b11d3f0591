import { useMutation, useQuery } from '@lekta/shared/client'
import { type Teacher, teacherContract } from '@lekta/shared/contract/people/teacher'
import { type TeacherFields, teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import type { LoginCard } from '@lekta/shared/contract/person'
import { Form } from '@lekta/shared/forms/form'
import { type FormState, useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { useNavigate, useSearchParams } from '@lekta/shared/routing'
import { ClassroomChoice } from '../classrooms/classroom-choice'
import { AddPersonPage } from '../people/add-person-page'
import { EditPersonPage } from '../people/edit-person-page'
import { ErasureCard } from '../people/erasure-card'
import { blankValues, type PersonFormValues, PersonInputs, valuesOf } from '../people/person-inputs'
import { teacherPaths } from './teacher-paths'

const Fields = ({ form, isNew = false }: { form: FormState<PersonFormValues<TeacherFields>>; isNew?: boolean }) => {
  const { t } = useTranslation()
  return (
    <PersonInputs
      fields={teacherFields}
      isNew={isNew}
      text={form.text}
      classrooms={
        <ClassroomChoice
          label={t(teacherFields.classrooms.input.label)}
          field={form.text('classrooms')}
          chosen={form.values.classrooms}
          onChange={(ids) => form.set('classrooms', ids)}
          none={t('There are no classrooms yet.')}
        />
      }
    />
  )
}

const NewTeacherForm = ({ onAdded }: { onAdded: (card: LoginCard) => void }) => {
  const { t } = useTranslation()
  const [add] = useMutation(teacherContract.addTeacher)
  const form = useForm({
    body: teacherContract.addTeacher.body,
    initial: blankValues(teacherFields),
    send: async (body) => onAdded(await add({ body }).unwrap()),
  })
  return (
    <Form form={form} label={t('Add teacher')} action={t('Add teacher')}>
      <Fields form={form} isNew />
    </Form>
  )
}

const AddTeacher = () => {
  const { t } = useTranslation()
  return (
    <AddPersonPage
      kind="teacher"
      title={t('Add teacher')}
      cardHint={t('Hand out this login card. The teacher chooses a password at the first login.')}
      again={t('Add another teacher')}
      back={teacherPaths.list}
    >
      {(onAdded) => <NewTeacherForm onAdded={onAdded} />}
    </AddPersonPage>
  )
}

const TeacherForm = ({ teacher }: { teacher: Teacher }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [edit] = useMutation(teacherContract.editTeacher)
  const form = useForm({
    body: teacherContract.editTeacher.body,
    initial: valuesOf(teacherFields, teacher),
    send: (body) => edit({ params: { id: teacher.id }, body }).unwrap(),
    done: t('Saved.'),
    onDone: () => void navigate(teacherPaths.list),
  })
  return (
    <Form form={form} label={t('Edit teacher')} action={t('Save')}>
      <Fields form={form} />
    </Form>
  )
}

const EditTeacher = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const query = useQuery(teacherContract.teacher, { params: { id } }, { refetchOnMountOrArgChange: true })
  return (
    <EditPersonPage
      query={query}
      title={t('Edit teacher')}
      back={teacherPaths.list}
      height={420}
      below={({ name }) => <ErasureCard id={id} name={name} />}
    >
      {(teacher) => <TeacherForm teacher={teacher} />}
    </EditPersonPage>
  )
}

/** Adds a teacher, or edits the one with the id in `?id=`. */
export default function TeacherPage() {
  const [params] = useSearchParams()
  const id = wholeId(params.get('id'))
  return id === null ? <AddTeacher /> : <EditTeacher key={id} id={id} />
}
