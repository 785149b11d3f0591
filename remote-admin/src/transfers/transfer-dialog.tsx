import { useMutation } from '@lekta/shared/client'
import { type AwaitedInvoice, invoiceContract } from '@lekta/shared/contract/money/invoice'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMoney } from '@lekta/shared/lib/text/money'
import { ProofDialog, type TransferProof } from './proof-dialog'

/** Marks an invoice as paid by a transfer, with its proof. Closed while `invoice` is null. */
export const TransferDialog = ({ invoice, onClose }: { invoice: AwaitedInvoice | null; onClose: () => void }) => {
  const { t, i18n } = useTranslation()
  const [settle] = useMutation(invoiceContract.settleTransfer)
  if (!invoice) return <ProofDialog request={null} onClose={onClose} />
  const { id, number, total, currency, bill_to: name } = invoice
  const request = {
    title: t('Payment of {{number}}', { number }),
    text: t('{{total}} from {{name}}. The seats are ready immediately, and the buyer is notified.', {
      total: formatMoney(total, currency, i18n.language),
      name,
    }),
    action: t('Mark as paid'),
    done: t('Invoice {{number}} is paid.', { number }),
    send: (proof: TransferProof) => settle({ params: { id }, ...proof }).unwrap(),
  }
  return <ProofDialog request={request} onClose={onClose} />
}
