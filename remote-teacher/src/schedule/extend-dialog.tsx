import { useMutation } from '@lekta/shared/client'
import { type Schedule, scheduleContract } from '@lekta/shared/contract/schedule'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { DateTimeFields } from './date-time-fields'
import styles from './schedule.module.css'

interface Props {
  schedule: Schedule
  onClose: () => void
}

const MINUTE = 60_000

/** The extensions offered as quick choices, in minutes. */
const often = [15, 60, 24 * 60] as const

const ExtendForm = ({ schedule, onClose }: Props) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const [extend] = useMutation(scheduleContract.extendSchedule)
  // A closed test is extended from now.
  const [from] = useState(() => Math.max(Date.now(), Date.parse(schedule.closes_at)))
  const [turn, setTurn] = useState(0)
  const later = (minutes: number) => new Date(from + minutes * MINUTE).toISOString()
  const form = useForm({
    body: scheduleContract.extendSchedule.body,
    initial: { closes_at: later(often[0]) },
    send: (body) => extend({ params: { id: schedule.id }, body }).unwrap(),
    done: t('Test extended.'),
    onDone: onClose,
  })
  const words = [t('15 more minutes'), t('1 more hour'), t('1 more day')]
  const choose = (minutes: number) => {
    form.set('closes_at', later(minutes))
    // Remounts the fields, so that they show the new choice.
    setTurn(turn + 1)
  }
  return (
    <Form form={form} label={t('Extend test')} action={t('Extend test')}>
      <Text>{t('It currently closes {{moment}}.', { moment: dayAndTime(schedule.closes_at) })}</Text>
      <div className={styles.quick}>
        {often.map((minutes, i) => (
          <Button
            key={minutes}
            variant={form.values.closes_at === later(minutes) ? 'light' : 'default'}
            aria-pressed={form.values.closes_at === later(minutes)}
            onClick={() => choose(minutes)}
          >
            {words[i]}
          </Button>
        ))}
      </div>
      <DateTimeFields
        key={turn}
        name="closes_at"
        label={t('Closes')}
        value={form.values.closes_at}
        onChange={(value) => form.set('closes_at', value)}
        error={form.text('closes_at').error}
      />
    </Form>
  )
}

/** Sets a new closing time for a test. */
export const ExtendDialog = ({ opened, ...props }: Props & { opened: boolean }) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('Extend test')}>
      <ExtendForm {...props} />
    </Dialog>
  )
}
