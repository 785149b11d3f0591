import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { InvoicePage } from '@lekta/shared/screens/money/invoice-page'
import { Button, Icon } from '@lekta/shared/ui'

/** One invoice of a school’s, and what comes after it. */
export default function InvoiceDetail() {
  const { t } = useTranslation()
  const next = (
    <Button component={Link} to="/school/class-room" leftSection={<Icon name="ticket" size={18} />}>
      {t('Give seats to a classroom')}
    </Button>
  )
  const anew = (
    <Button component={Link} to="/school/invoice?order=buy" leftSection={<Icon name="add" size={18} />}>
      {t('Order seats')}
    </Button>
  )
  return <InvoicePage area="school" next={next} anew={anew} />
}
