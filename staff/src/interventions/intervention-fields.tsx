import { useProfile } from '@lekta/shared/client'
import type { FormState, TextField } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllTeachers } from '@lekta/shared/lists/use-all-rows'
import { NativeSelect, Textarea, TextInput } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'

export interface InterventionValues {
  name: string
  owner_id: string
  plan: string
  next_check: string
}

interface OwnerProps {
  form: { text: (name: 'owner_id') => TextField }
  /** The teacher who is responsible now. */
  current?: { id: number; name: string } | null | undefined
}

interface ChoiceProps extends OwnerProps {
  people: readonly { id: number; name: string }[]
}

const PeopleChoice = ({ form, current, people }: ChoiceProps) => {
  const { t } = useTranslation()
  const isMissing = current && people.every(({ id }) => id !== current.id)
  const all = isMissing ? [current, ...people] : people
  return (
    <NativeSelect
      {...form.text('owner_id')}
      label={t('Who is responsible')}
      data={[{ value: '', label: t('The school') }, ...all.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  )
}

const SchoolOwner = (props: OwnerProps) => <PeopleChoice {...props} people={useAllTeachers().data ?? []} />

const TeacherOwner = (props: OwnerProps) => {
  const { data: profile } = useProfile()
  return <PeopleChoice {...props} people={profile ? [profile] : []} />
}

/** Chooses the teacher who is responsible, or the school. A teacher can choose only oneself. */
export const OwnerChoice = ({ area, ...props }: OwnerProps & { area: StaffArea }) =>
  area === 'school' ? <SchoolOwner {...props} /> : <TeacherOwner {...props} />

interface FieldsProps extends Omit<OwnerProps, 'form'> {
  area: StaffArea
  form: Pick<FormState<InterventionValues>, 'text'>
}

/** The fields of an intervention: name, responsible person, next check and plan. */
export const InterventionFields = (props: FieldsProps) => {
  const { t } = useTranslation()
  const { text } = props.form
  return (
    <>
      <TextInput {...text('name')} label={t('Name')} autoComplete="off" data-autofocus />
      <OwnerChoice {...props} />
      <TextInput {...text('next_check')} type="date" label={t('Next check (optional)')} />
      <Textarea
        {...text('plan')}
        label={t('Plan (optional)')}
        placeholder={t('What will you try, how often, and with which texts?')}
        autosize
        minRows={3}
        maxRows={10}
      />
    </>
  )
}
