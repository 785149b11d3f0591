import { undoBy, useMutation } from '@lekta/shared/client'
import { type Schedule, scheduleContract } from '@lekta/shared/contract/schedule'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import { EditDialog } from './edit-dialog'
import { ExtendDialog } from './extend-dialog'

interface Props {
  schedule: Schedule
  /** Called when the test was cancelled and no longer exists. */
  onGone: () => void
}

const CloseButton = ({ schedule: { id, title, closes_at } }: Pick<Props, 'schedule'>) => {
  const { t } = useTranslation()
  const act = useAction()
  const [close] = useMutation(scheduleContract.closeSchedule)
  const back = undoBy(scheduleContract.extendSchedule, { params: { id }, body: { closes_at } })
  return (
    <ConfirmButton
      variant="default"
      title={t('Close this test now?')}
      text={t('Students taking “{{title}}” can finish the text on their screen. No one else can start.', { title })}
      action={t('Close now')}
      onConfirm={() => act(() => close({ params: { id } }).unwrap(), t('Test closed.'), back)}
    >
      {t('Close now')}
    </ConfirmButton>
  )
}

const CancelTestButton = ({ schedule: { id, title }, onGone }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [cancel] = useMutation(scheduleContract.cancelSchedule)
  const confirm = async () => {
    const done = await act(() => cancel({ params: { id } }).unwrap(), t('Test cancelled.'))
    if (done) onGone()
  }
  return (
    <ConfirmButton
      variant="default"
      title={t('Cancel this test?')}
      text={t('“{{title}}” will be removed, and students and parents will be notified. No one has started it yet.', {
        title,
      })}
      action={t('Cancel test')}
      dismiss={t('Keep test')}
      onConfirm={confirm}
    >
      {t('Cancel test')}
    </ConfirmButton>
  )
}

/** The actions of the teacher who gave a test. */
export const ScheduleActions = ({ schedule, onGone }: Props) => {
  const { t } = useTranslation()
  const [openDialog, setOpenDialog] = useState<'extend' | 'edit' | null>(null)
  const close = () => setOpenDialog(null)
  if (!schedule.changeable) return null
  const { state, working, finished } = schedule
  return (
    <>
      {state !== 'closed' && (
        <Button variant="default" leftSection={<Icon name="change" size={18} />} onClick={() => setOpenDialog('edit')}>
          {t('Edit')}
        </Button>
      )}
      {state !== 'upcoming' && (
        <Button variant="default" leftSection={<Icon name="clock" size={18} />} onClick={() => setOpenDialog('extend')}>
          {state === 'closed' ? t('Reopen test') : t('Extend test')}
        </Button>
      )}
      {state === 'open' && <CloseButton schedule={schedule} />}
      {state === 'upcoming' && working + finished === 0 && <CancelTestButton schedule={schedule} onGone={onGone} />}
      <ExtendDialog schedule={schedule} opened={openDialog === 'extend'} onClose={close} />
      <EditDialog schedule={schedule} opened={openDialog === 'edit'} onClose={close} />
    </>
  )
}
