import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group } from '@lekta/shared/ui'
import { useEffect, useRef } from 'react'
import styles from './dialogs.module.css'

interface Props {
  label: string
  value: string
  /** The notice after copying. */
  copied: string
  onClose: () => void
}

/** A link or a token to copy. */
export const CopySecret = ({ label, value, copied, onClose }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const root = useRef<HTMLElement>(null)
  // The secret replaces a form, so the focus moves there.
  useEffect(() => root.current?.focus(), [])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <code className={styles.secret} ref={root} tabIndex={-1} role="group" aria-label={label}>
        {value}
      </code>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
        {/* Without HTTPS, a page cannot write to the clipboard, so the user copies by hand. */}
        {window.isSecureContext && (
          <Button onClick={() => void act(() => navigator.clipboard.writeText(value), copied)}>{t('Copy')}</Button>
        )}
      </Group>
    </>
  )
}
