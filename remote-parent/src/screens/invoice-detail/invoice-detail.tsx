import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { InvoicePage } from '@lekta/shared/screens/money/invoice-page'
import { Button, Icon } from '@lekta/shared/ui'

/** One invoice of a parent’s, and what comes after it. */
export default function InvoiceDetail() {
  const { t } = useTranslation()
  const next = (
    <Button component={Link} to="/parent/subscription" leftSection={<Icon name="ticket" size={18} />}>
      {t('See whose the seats are')}
    </Button>
  )
  const anew = (
    <Button component={Link} to="/parent/subscribe" leftSection={<Icon name="add" size={18} />}>
      {t('See the plans')}
    </Button>
  )
  return <InvoicePage area="parent" next={next} anew={anew} />
}
