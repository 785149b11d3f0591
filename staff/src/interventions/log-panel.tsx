import { useMutation } from '@lekta/shared/client'
import { type InterventionRecord, interventionContract } from '@lekta/shared/contract/people/intervention'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Panel, Text, Textarea, TextInput } from '@lekta/shared/ui'
import styles from './interventions.module.css'

const EntryForm = ({ id, editable }: { id: number; editable: boolean }) => {
  const { t } = useTranslation()
  const [add] = useMutation(interventionContract.addInterventionEntry)
  const form = useForm({
    body: interventionContract.addInterventionEntry.body,
    initial: { text: '', next_check: '' },
    send: (body) => add({ params: { id }, body }).unwrap(),
    done: t('Saved.'),
    clear: true,
  })
  return (
    <div className={styles.noPrint}>
      <Form form={form} label={t('New entry')} action={t('Add entry')}>
        <Textarea {...form.text('text')} label={t('What did you try or see?')} autosize minRows={2} maxRows={8} />
        {editable && <TextInput {...form.text('next_check')} type="date" label={t('Next check (optional)')} />}
      </Form>
    </div>
  )
}

/** The log of an intervention, newest entry first, and a form for a new entry. */
export const LogPanel = ({ row: { id, log, editable, closed_at } }: { row: InterventionRecord }) => {
  const { t } = useTranslation()
  const formatTime = useDateAndTime()
  return (
    <Panel title={t('Log')}>
      {closed_at === null && <EntryForm id={id} editable={editable} />}
      {log.length === 0 && (
        <Text c="dimmed" size="sm" mt="sm">
          {t('Nothing written yet.')}
        </Text>
      )}
      <ul className={styles.log}>
        {log.map((entry) => (
          <li key={entry.id}>
            <Text size="sm" c="dimmed">
              {formatTime(entry.at)} · {entry.author ?? t('Deleted account')}
            </Text>
            <Text className={styles.text}>{entry.text}</Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
