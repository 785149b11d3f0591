import { InvoicePage } from '@lekta/shared/screens/money/invoice-page'

/** One invoice of a parent’s. */
export default function InvoiceDetail() {
  return <InvoicePage area="parent" />
}
