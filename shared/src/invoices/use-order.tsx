import { type ApiError, call, type Store, useMutation, useStore } from '@lekta/shared/client'
import { useEffect, useRef, useState } from 'react'
import { type Order, type Quote, subscriptionContract } from '../contract/money/subscription'

/** Milliseconds after the last change before the price is requested. */
const debounceMs = 250

/** Creates an idempotency key: sixteen random bytes as hex. */
const createOrderKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

interface Settled {
  orderKey: string
  tries: number
  quote?: Quote
  failure?: string
}

/**
 * Requests the price of an order whenever the order changes, unless it is null. The previous quote stays, marked as
 * stale, until the new one arrives.
 */
function useQuote(order: Order | null) {
  const { http } = useStore() as Store
  const orderKey = order && JSON.stringify(order)
  const [settled, setResult] = useState<Settled>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (orderKey === null) return
    let active = true
    const requestQuote = () =>
      call(http, subscriptionContract.quoteSubscription, { body: JSON.parse(orderKey) as Order }).then(
        (quote) => active && setResult({ orderKey: orderKey, tries, quote }),
        ({ message, errors = {} }: ApiError) =>
          active && setResult({ orderKey: orderKey, tries, failure: Object.values(errors)[0] ?? message }),
      )
    const timer = setTimeout(requestQuote, debounceMs)
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [http, orderKey, tries])
  const stale = orderKey !== null && (settled?.orderKey !== orderKey || settled.tries !== tries)
  return {
    quote: orderKey === null ? undefined : settled?.quote,
    failure: orderKey === null || stale ? undefined : settled?.failure,
    stale,
    again: () => setTries((last) => last + 1),
  }
}

/**
 * Places an order on the terms of its quote. A repeated request, for example after a lost response, counts only once.
 * `onOrdered` is called with the invoice's id. If the server refuses the order, `failure` says why and a new quote is
 * requested.
 */
export function useOrder(order: Order | null, onOrdered: (invoiceId: number) => unknown) {
  const { quote, failure, stale, again } = useQuote(order)
  const [buy] = useMutation(subscriptionContract.buySubscription)
  const [{ busy, refused }, setState] = useState({ busy: false, refused: '' })
  const sent = useRef({ orderKey: '', key: '' })
  const submit = async () => {
    if (!order || !quote || stale) return
    const orderKey = JSON.stringify([order, quote.fingerprint])
    if (sent.current.orderKey !== orderKey) sent.current = { orderKey: orderKey, key: createOrderKey() }
    setState({ busy: true, refused: '' })
    try {
      const body = { ...order, fingerprint: quote.fingerprint, key: sent.current.key }
      const { invoice_id } = await buy({ body }).unwrap()
      await onOrdered(invoice_id)
    } catch (error) {
      setState({ busy: false, refused: (error as ApiError).message })
      again()
    }
  }
  return { quote, stale, failure: refused || failure, busy, submit }
}
