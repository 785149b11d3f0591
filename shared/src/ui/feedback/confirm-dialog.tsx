import { Group, Text } from '@lekta/shared/ui/base'
import { Modal } from '@lekta/shared/ui/modal'
import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** Also called on Escape and on a click outside. */
  onClose: () => void
  opened?: boolean
  /** The buttons of the dialog. The main button comes last and has `data-autofocus`. */
  children: ReactNode
}

/** A modal dialog with a question. */
export const ConfirmDialog = ({ title, text, onClose, opened = true, children }: Props) => (
  <Modal opened={opened} onClose={onClose} withCloseButton={false} title={title}>
    <Text mb="lg">{text}</Text>
    <Group justify="flex-end" gap="sm">
      {children}
    </Group>
  </Modal>
)
