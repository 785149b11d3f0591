import { type ApiError, useMutation, useQuery } from '@lekta/shared/client'
import { type Teacher, teacherContract } from '@lekta/shared/contract/people/teacher'
import { type TeacherFields, teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import type { LoginCard } from '@lekta/shared/contract/person'
import { Form } from '@lekta/shared/forms/form'
import { FormCard } from '@lekta/shared/forms/form-card'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { type FormState, useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { Link, useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Button, FailureNotice, Group, Icon, PageHeader, Skeleton, Stack } from '@lekta/shared/ui'
import { useState } from 'react'
import { ChoiceList } from '../people/choice-list'
import { blankValues, type PersonFormValues, PersonInputs, valuesOf } from '../people/person-inputs'
import { CardsToPrint } from '../students/cards-dialog'
import { teacherPaths } from './teacher-paths'

const Fields = ({ form, isNew = false }: { form: FormState<PersonFormValues<TeacherFields>>; isNew?: boolean }) => {
  const { t } = useTranslation()
  const source = useAllClassrooms()
  const { rows } = source
  return (
    <PersonInputs
      fields={teacherFields}
      isNew={isNew}
      text={form.text}
      classrooms={
        <ChoiceList
          source={source}
          label={t(teacherFields.classrooms.input.label)}
          name="classrooms"
          choices={rows?.map(({ id, name, grade }) => ({ id, label: name, note: t('Grade {{grade}}', { grade }) }))}
          chosen={form.values.classrooms}
          onChange={(classrooms) => form.set('classrooms', classrooms)}
          error={form.text('classrooms').error}
          none={t('There are no classrooms yet.')}
        />
      }
    />
  )
}

const Back = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={teacherPaths.list} variant="default" leftSection={<Icon name="back" size={18} />}>
      {t('Back')}
    </Button>
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
    <FormCard>
      <Form form={form} label={t('Add teacher')} action={t('Add teacher')}>
        <Fields form={form} isNew />
      </Form>
    </FormCard>
  )
}

const AddTeacher = () => {
  const { t } = useTranslation()
  const [card, setCard] = useState<LoginCard | null>(null)
  return (
    <>
      <PageHeader
        title={card ? t('{{name}} can log in now', { name: card.name }) : t('Add teacher')}
        subtitle={
          card
            ? t('Hand out this login card. The teacher chooses a password at the first login.')
            : t('Create an account. You get a login card next.')
        }
        before={<Back />}
      />
      {card ? (
        <FormCard>
          <Stack gap="md">
            <CardsToPrint cards={[card]} kind="teacher" />
            <Group>
              <Button variant="default" leftSection={<Icon name="add" size={18} />} onClick={() => setCard(null)}>
                {t('Add another teacher')}
              </Button>
            </Group>
          </Stack>
        </FormCard>
      ) : (
        <UnsavedGuard>
          <NewTeacherForm onAdded={setCard} />
        </UnsavedGuard>
      )}
    </>
  )
}

const RecordForm = ({ teacher }: { teacher: Teacher }) => {
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
    <FormCard>
      <Form form={form} label={t('Edit teacher')} action={t('Save')}>
        <Fields form={form} />
      </Form>
    </FormCard>
  )
}

const EditTeacher = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const { currentData, error, refetch } = useQuery(
    teacherContract.teacher,
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <PageHeader
        title={currentData?.name ?? t('Edit teacher')}
        subtitle={error ? undefined : t('Edit teacher')}
        before={<Back />}
      />
      {error ? (
        <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
      ) : currentData ? (
        <UnsavedGuard>
          <RecordForm key={id} teacher={currentData} />
        </UnsavedGuard>
      ) : (
        <Skeleton height={420} maw={760} radius="lg" />
      )}
    </>
  )
}

/** Adds a teacher, or edits the one with the id in `?id=`. */
export default function TeacherPage() {
  const [params] = useSearchParams()
  const id = wholeId(params.get('id'))
  return id === null ? <AddTeacher /> : <EditTeacher key={id} id={id} />
}
