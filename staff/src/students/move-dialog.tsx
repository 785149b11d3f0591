import { useTranslation } from '@lekta/shared/i18n'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { Button, CancelButton, Checkbox, Dialog, Group, NativeSelect, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'

interface Props {
  /** The students to move; empty while the dialog is closed. */
  ids: readonly number[]
  onClose: () => void
  /** Resolves after the move, or after a notice of its failure. */
  onMove: (classroom: { id: number; name: string }, keep: boolean) => Promise<unknown>
}

const Choice = ({ ids, onClose, onMove }: Props) => {
  const { t } = useTranslation()
  const { data: rooms = [] } = useAllClassrooms()
  const [chosen, setChosen] = useState('')
  const [keep, setKeep] = useState(false)
  const [busy, setBusy] = useState(false)
  const room = rooms.find(({ id }) => String(id) === chosen) ?? rooms[0]
  const move = async () => {
    if (!room) return
    setBusy(true)
    await onMove(room, keep)
    onClose()
  }
  return (
    <Stack gap="md">
      <Text>{t('{{count}} students', { count: ids.length, defaultValue_one: '{{count}} student' })}</Text>
      <NativeSelect
        label={t('To classroom')}
        value={room ? String(room.id) : ''}
        data={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data-autofocus
      />
      <Checkbox
        label={t('Also keep them in their current classrooms')}
        checked={keep}
        onChange={(event) => setKeep(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="sm">
        <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
        <Button loading={busy} disabled={!room} onClick={() => void move()}>
          {keep ? t('Add to the classroom') : t('Move')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Lets the user choose the classroom to which students are moved. */
export const MoveDialog = (props: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={props.ids.length > 0} onClose={props.onClose} title={t('Move to a classroom')} centered>
      <Choice {...props} />
    </Dialog>
  )
}
