import { useTranslation } from '@lekta/shared/i18n'
import { Modal } from '@lekta/shared/ui/modal'
import type { ModalProps } from '@mantine/core'

/** A modal dialog with a title and a button that closes it. */
export const Dialog = (props: ModalProps) => {
  const { t } = useTranslation()
  return <Modal closeButtonProps={{ 'aria-label': t('Close') }} {...props} />
}
