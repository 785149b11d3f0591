import { useMutation } from '@lekta/shared/client'
import { useNavigate } from '@lekta/shared/routing'
import { useState } from 'react'
import { invoiceContract } from '../contract/money/invoice'
import { useAction } from '../feedback/use-action'

/** Returns a function that starts a payment and opens the page to pay on: our own or the provider's. */
export function usePay(id: number) {
  const act = useAction()
  const go = useNavigate()
  const [busy, setBusy] = useState(false)
  const [begin] = useMutation(invoiceContract.payInvoice)
  const pay = async () => {
    setBusy(true)
    await act(async () => {
      const { redirect_url } = await begin({ params: { id } }).unwrap()
      if (redirect_url.startsWith('/')) await go(redirect_url)
      else window.location.assign(redirect_url)
    })
    setBusy(false)
  }
  return { pay, busy }
}
