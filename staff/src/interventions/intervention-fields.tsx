import { useProfile } from '@lekta/shared/client'
import type { FormState } from '@lekta/shared/forms/use-form'
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
  form: Pick<FormState<InterventionValues>, 'text'>
  /** The teacher who is responsible now. */
  current?: { id: number; name: string } | null | undefined
}

interface ChoiceProps extends OwnerProps {
  people: readonly { id: number; name: string }[]
}

const OwnerChoice = ({ form, current, people }: ChoiceProps) => {
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

const SchoolOwner = (props: OwnerProps) => <OwnerChoice {...props} people={useAllTeachers().data ?? []} />

const TeacherOwner = (props: OwnerProps) => {
  const { data: profile } = useProfile()
  return <OwnerChoice {...props} people={profile ? [profile] : []} />
}

/** The fields of an intervention: name, responsible person, next check and plan. */
export const InterventionFields = ({ area, ...props }: OwnerProps & { area: StaffArea }) => {
  const { t } = useTranslation()
  const { text } = props.form
  const Owner = area === 'school' ? SchoolOwner : TeacherOwner
  return (
    <>
      <TextInput {...text('name')} label={t('Name')} autoComplete="off" data-autofocus />
      <Owner {...props} />
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
