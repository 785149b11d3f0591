import { Modal as MantineModal, type ModalProps } from '@mantine/core'
import { useDeferredValue } from 'react'

/** A dialog that is rendered with low priority after the button that opens it has reacted. */
export const DeferredModal = ({ opened, ...props }: ModalProps) => {
  // A dialog that is open from its first render appears without a transition, so it is not rendered closed before.
  const isReady = useDeferredValue(true, false)
  const isShown = useDeferredValue(opened) && opened
  return isReady && <MantineModal {...props} opened={isShown} />
}
