import { useMutation } from '@lekta/shared/client'
import { MAXIMUM_TRIES, type Schedule, scheduleContract } from '@lekta/shared/contract/schedule'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Dialog, NativeSelect, TextInput } from '@lekta/shared/ui'
import { DateTimeFields } from './date-time-fields'

interface Props {
  schedule: Schedule
  onClose: () => void
}

/** The numbers of attempts to choose from, as strings. */
export const triesChoices = Array.from({ length: MAXIMUM_TRIES }, (_, i) => String(i + 1))

const EditForm = ({ schedule, onClose }: Props) => {
  const { t } = useTranslation()
  const [edit] = useMutation(scheduleContract.editSchedule)
  const { id, title, opens_at, closes_at, tries_allowed } = schedule
  const form = useForm({
    body: scheduleContract.editSchedule.body,
    initial: { title, opens_at, closes_at, tries: String(tries_allowed) },
    send: (body) => edit({ params: { id }, body }).unwrap(),
    done: t('Saved.'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Edit test')} action={t('Save')}>
      <TextInput {...form.text('title')} label={t('Title')} autoComplete="off" data-autofocus />
      <DateTimeFields
        name="opens_at"
        label={t('Opens')}
        value={opens_at}
        onChange={(value) => form.set('opens_at', value)}
        error={form.text('opens_at').error}
        disabled={schedule.state === 'open'}
      />
      <DateTimeFields
        name="closes_at"
        label={t('Closes')}
        value={closes_at}
        onChange={(value) => form.set('closes_at', value)}
        error={form.text('closes_at').error}
      />
      <NativeSelect {...form.text('tries')} label={t('Attempts per student')} data={triesChoices} />
    </Form>
  )
}

/** Edits a test that is not closed. */
export const EditDialog = ({ opened, ...props }: Props & { opened: boolean }) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('Edit test')}>
      <EditForm {...props} />
    </Dialog>
  )
}
