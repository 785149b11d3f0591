import { useMutation, useQuery } from '@lekta/shared/client'
import { type ClassroomRecord, classroomContract } from '@lekta/shared/contract/people/classroom'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { grades } from '@lekta/shared/lib/measure/grades'
import { useAllTeachers } from '@lekta/shared/lists/use-all-rows'
import { Dialog, NativeSelect, Skeleton, TextInput } from '@lekta/shared/ui'
import { ChoiceList } from '../people/choice-list'

interface FormProps {
  record?: ClassroomRecord
  onDone: () => void
}

const ClassroomForm = ({ record, onDone }: FormProps) => {
  const { t } = useTranslation()
  const teachers = useAllTeachers()
  const [add] = useMutation(classroomContract.addClassroom)
  const [edit] = useMutation(classroomContract.editClassroom)
  const form = useForm({
    body: classroomContract.addClassroom.body,
    initial: {
      name: record?.name ?? '',
      grade: record ? String(record.grade) : '',
      teachers: (record?.teachers.map(({ id }) => id) ?? []) as readonly number[],
    },
    send: (body) => (record ? edit({ params: { id: record.id }, body }).unwrap() : add({ body }).unwrap()),
    done: t('Saved.'),
    onDone,
  })
  const years = grades.map((grade) => ({ value: grade, label: t('Grade {{grade}}', { grade }) }))
  return (
    <Form form={form} label={t('Classroom')} action={record ? t('Save') : t('Add classroom')}>
      <TextInput {...form.text('name')} label={t('Name')} placeholder="4A" autoComplete="off" data-autofocus />
      <NativeSelect
        {...form.text('grade')}
        label={t('Grade')}
        data={[{ value: '', label: t('Please choose') }, ...years]}
      />
      <ChoiceList
        source={teachers}
        choices={teachers.data?.map(({ id, name, username }) => ({ id, label: name, note: username }))}
        label={t('Teachers')}
        name="teachers"
        chosen={form.values.teachers}
        onChange={(ids) => form.set('teachers', ids)}
        error={form.text('teachers').error}
        none={t('There are no teachers yet.')}
      />
    </Form>
  )
}

const Loaded = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const query = useQuery(classroomContract.classroom, { params: { id } }, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<Skeleton height={380} />} isForm>
      {(record) => <ClassroomForm record={record} onDone={onDone} />}
    </QueryContent>
  )
}

/** The classroom being edited: a new one, the id of an existing one, or null for none. */
export type Opened = 'new' | number | null

/** Adds or changes a classroom. */
export const ClassroomDialog = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={opened !== null}
      onClose={onClose}
      title={opened === 'new' ? t('Add classroom') : t('Edit classroom')}
      size="lg"
    >
      {opened === 'new' && <ClassroomForm onDone={onClose} />}
      {typeof opened === 'number' && <Loaded key={opened} id={opened} onDone={onClose} />}
    </Dialog>
  )
}
