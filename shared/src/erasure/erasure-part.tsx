import { Button, Group, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import { EraseDialog } from './erase-dialog'
import { useOpenErasures, WaitingErasure } from './waiting-erasures'

interface Props {
  id: number
  /** The label of the button, such as “Delete this child’s data”. */
  action: string
  /** The title of the dialog, which names the person. */
  title: string
}

/** A button that erases a person after a preview. While the person waits to be erased, says when, and can cancel it. */
export const ErasurePart = ({ id, action, title }: Props) => {
  const [opened, setOpened] = useState(false)
  const open = useOpenErasures().find((erasure) => erasure.account_id === id)
  if (open)
    return (
      <Group justify="space-between" gap="sm">
        <WaitingErasure erasure={open} />
      </Group>
    )
  return (
    <div>
      <Button variant="default" leftSection={<Icon name="trash" size={18} />} onClick={() => setOpened(true)}>
        {action}
      </Button>
      <EraseDialog erasing={opened ? { ids: [id] } : null} title={title} onClose={() => setOpened(false)} />
    </div>
  )
}
