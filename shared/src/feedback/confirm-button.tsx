import { useTranslation } from '@lekta/shared/i18n'
import { Button, type ButtonProps, CancelButton, ConfirmDialog, useDisclosure } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'

interface Props extends ButtonProps {
  /** The question, in a few words. */
  title: string
  /** What happens if the user confirms. */
  text: string
  /** The label of the button that confirms. */
  action: string
  /** The label of the button that declines, if “Cancel” would be ambiguous. */
  dismiss?: string
  /** Called when the user confirms. The dialog stays open until the promise resolves. */
  onConfirm: () => Promise<unknown>
  'aria-label'?: string
  children: ReactNode
}

/** A button for an action that cannot be undone. It asks for confirmation first. */
export const ConfirmButton = ({ title, text, action, dismiss, onConfirm, children, ...button }: Props) => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    close()
  }
  return (
    <>
      <Button {...button} onClick={open}>
        {children}
      </Button>
      <ConfirmDialog title={title} text={text} opened={opened} onClose={close}>
        <CancelButton onClick={close}>{dismiss ?? t('Cancel')}</CancelButton>
        <Button loading={busy} onClick={() => void confirm()} data-autofocus>
          {action}
        </Button>
      </ConfirmDialog>
    </>
  )
}
