import { useTranslation } from '@lekta/shared/i18n'
import { InvoicePage } from '@lekta/shared/invoices/invoice-page'

/** One invoice of a school’s, and what comes after it. */
export default function InvoiceDetail() {
  const { t } = useTranslation()
  const next = { to: '/school/class-room', label: t('Give seats to a classroom') }
  return <InvoicePage area="school" next={next} anew={{ to: '/school/invoice?order=buy', label: t('Order seats') }} />
}
