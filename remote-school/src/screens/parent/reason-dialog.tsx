import { useTranslation } from '@lekta/shared/i18n'
import { Button, CancelButton, Dialog, Group, Stack, Text, Textarea } from '@lekta/shared/ui'
import { type FormEvent, useState } from 'react'

const longest = 300

interface Props {
  title: string
  text: string
  action: string
  /** Called with the school's reason, which may be empty. Resolves to whether the request succeeded. */
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for confirmation, and for a reason to send along. */
export const ReasonDialog = ({ title, text, action, onSend, onClose }: Props) => {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const done = await onSend(reason.trim())
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="md">
          <Text>{text}</Text>
          <Textarea
            label={t('Reason shown to the parent (optional)')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            maxLength={longest}
            autosize
            minRows={2}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
            <Button type="submit" loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
