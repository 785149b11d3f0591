import { undoBy } from '@lekta/shared/client'
import { type Schedule, scheduleContract } from '@lekta/shared/contract/schedule'
import { useCancelScheduleMutation, useCloseScheduleMutation } from '@lekta/shared/data/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import { ConfirmButton } from '@lekta/shared/screens/confirm-button'
import { useAct } from '@lekta/shared/screens/use-act'
import { Button, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import { EditDialog } from './edit-dialog'
import { ExtendDialog } from './extend-dialog'

interface Props {
  schedule: Schedule
  /** The test is not there any more. */
  onGone: () => void
}

const CloseButton = ({ schedule: { id, title, closes_at } }: Pick<Props, 'schedule'>) => {
  const { t } = useTranslation()
  const act = useAct()
  const [close] = useCloseScheduleMutation()
  const back = undoBy(scheduleContract.extendSchedule, { params: { id }, body: { closes_at } })
  return (
    <ConfirmButton
      variant="default"
      title={t('Close this test now?')}
      text={t('Who is in “{{title}}” finishes the text on the screen. Nobody can start any more.', { title })}
      action={t('Close now')}
      onConfirm={() => act(() => close({ params: { id } }).unwrap(), t('The test is closed.'), back)}
    >
      {t('Close now')}
    </ConfirmButton>
  )
}

const CancelTestButton = ({ schedule: { id, title }, onGone }: Props) => {
  const { t } = useTranslation()
  const act = useAct()
  const [cancel] = useCancelScheduleMutation()
  const confirm = async () => {
    const done = await act(() => cancel({ params: { id } }).unwrap(), t('The test is taken back.'))
    if (done) onGone()
  }
  return (
    <ConfirmButton
      variant="default"
      title={t('Take this test back?')}
      text={t('“{{title}}” goes away, and its children and parents hear of it. Nobody has begun it.', { title })}
      action={t('Take it back')}
      onConfirm={confirm}
    >
      {t('Take it back')}
    </ConfirmButton>
  )
}

/** What whoever gave a test can do with it. */
export const ScheduleActions = ({ schedule, onGone }: Props) => {
  const { t } = useTranslation()
  const [asked, ask] = useState<'extend' | 'edit' | null>(null)
  const close = () => ask(null)
  if (!schedule.changeable) return null
  const { state, working, finished } = schedule
  return (
    <>
      {state !== 'closed' && (
        <Button variant="default" leftSection={<Icon name="change" size={18} />} onClick={() => ask('edit')}>
          {t('Change')}
        </Button>
      )}
      {state !== 'upcoming' && (
        <Button variant="default" leftSection={<Icon name="clock" size={18} />} onClick={() => ask('extend')}>
          {state === 'closed' ? t('Open it again') : t('Stay open longer')}
        </Button>
      )}
      {state === 'open' && <CloseButton schedule={schedule} />}
      {state === 'upcoming' && working + finished === 0 && <CancelTestButton schedule={schedule} onGone={onGone} />}
      <ExtendDialog schedule={schedule} opened={asked === 'extend'} onClose={close} />
      <EditDialog schedule={schedule} opened={asked === 'edit'} onClose={close} />
    </>
  )
}
