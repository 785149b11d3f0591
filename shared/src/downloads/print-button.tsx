import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon } from '@lekta/shared/ui'

/** A button that prints the current page. */
export const PrintButton = () => {
  const { t } = useTranslation()
  return (
    <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={() => window.print()}>
      {t('Print')}
    </Button>
  )
}
