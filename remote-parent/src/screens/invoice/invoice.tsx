import { useTranslation } from '@lekta/shared/i18n'
import { InvoiceList } from '@lekta/shared/invoices/invoice-list'
import { PageHeader } from '@lekta/shared/ui'

export default function Invoice() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Invoices')} subtitle={t('Your orders and payments')} />
      <InvoiceList area="parent" />
    </>
  )
}
