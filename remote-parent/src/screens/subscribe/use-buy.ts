import { useMutation } from '@lekta/shared/client'
import { invoiceContract } from '@lekta/shared/contract/money/invoice'
import type { Order } from '@lekta/shared/contract/money/subscription'
import { useOrder } from '@lekta/shared/invoices/use-order'
import { useNavigate } from '@lekta/shared/routing'
import { invoicePath } from '../../addresses'

/**
 * Places an order and continues to the payment. The invoice replaces the order page in the browser's history, so that
 * going back from the payment shows the invoice's state and nothing is bought twice.
 */
export function useBuy(order: Order | null) {
  const go = useNavigate()
  const [pay] = useMutation(invoiceContract.payInvoice)
  return useOrder(order, async (id) => {
    await go(invoicePath(id), { replace: true })
    // If nothing can be paid online, the invoice explains how to pay.
    const begun = await pay({ params: { id } })
    if (begun.data?.redirect_url.startsWith('/')) await go(begun.data.redirect_url)
    else if (begun.data) window.location.assign(begun.data.redirect_url)
  })
}
