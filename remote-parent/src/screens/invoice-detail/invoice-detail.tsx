import { useTranslation } from '@lekta/shared/i18n'
import { InvoicePage } from '@lekta/shared/invoices/invoice-page'
import { orderPath } from '../../addresses'

/** One invoice of a parent’s, and what comes after it. */
export default function InvoiceDetail() {
  const { t } = useTranslation()
  const next = { to: '/parent/subscription', label: t('See who has a seat') }
  return <InvoicePage area="parent" next={next} anew={{ to: orderPath(), label: t('See the plans') }} />
}
