import { useTranslation } from '@lekta/shared/i18n'
import { Button, type ButtonProps, CancelButton, ConfirmDialog, useDisclosure } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'

interface Props extends ButtonProps {
  /** The question, in a few words. */
  title: string
  /** What will happen then. */
  text: string
  /** On the button that says yes. */
  action: string
  /** On the button that says no, where “Cancel” could mean either. */
  dismiss?: string
  /** The dialog stays open until this resolves. */
  onConfirm: () => Promise<unknown>
  'aria-label'?: string
  children: ReactNode
}

/** A button for what cannot be undone: asks once more first. */
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
