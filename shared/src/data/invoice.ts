import { inject } from '@lekta/shared/client'
import { invoiceContract } from '../contract/invoice'

export const {
  useInvoicesQuery,
  useAwaitedInvoicesQuery,
  useInvoiceQuery,
  usePayInvoiceMutation,
  useWithdrawInvoiceMutation,
  useSettleTransferMutation,
} = inject(invoiceContract)
