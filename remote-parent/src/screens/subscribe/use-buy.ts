import type { ApiError } from '@lekta/shared/client'
import type { Order, Quote } from '@lekta/shared/contract/subscription'
import { usePayInvoiceMutation } from '@lekta/shared/data/invoice'
import { useBuySubscriptionMutation } from '@lekta/shared/data/subscription'
import { useNavigate } from '@lekta/shared/routing'
import { useRef, useState } from 'react'
import { invoicePath } from '../../addresses'

/** One key for one order: the same one sent twice is one purchase. */
function useKey() {
  const last = useRef({ text: '', key: '' })
  return (order: Order) => {
    const text = JSON.stringify(order)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}

/**
 * Orders, and goes on to pay. The page of the order gives its place in the browser's history to the invoice, so that who comes
 * back from paying sees how it stands and buys nothing twice.
 */
export function useBuy(onRefused: () => void) {
  const go = useNavigate()
  const keyOf = useKey()
  const [buy] = useBuySubscriptionMutation()
  const [pay] = usePayInvoiceMutation()
  const [{ busy, failure }, setState] = useState({ busy: false, failure: null as string | null })

  const order = async (wanted: Order, { fingerprint }: Quote) => {
    setState({ busy: true, failure: null })
    try {
      const { invoice_id } = await buy({ body: { ...wanted, fingerprint, key: keyOf(wanted) } }).unwrap()
      await go(invoicePath(invoice_id), { replace: true })
      // Where nothing can be paid online, the invoice says how else.
      const begun = await pay({ params: { id: invoice_id } })
      if (begun.data?.redirect_url.startsWith('/')) await go(begun.data.redirect_url)
      else if (begun.data) window.location.assign(begun.data.redirect_url)
    } catch (error) {
      setState({ busy: false, failure: (error as ApiError).message })
      onRefused()
    }
  }
  return { order, busy, failure }
}
