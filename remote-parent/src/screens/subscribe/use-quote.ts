import type { ApiError } from '@lekta/shared/client'
import type { Order, Quote } from '@lekta/shared/contract/subscription'
import { useQuoteSubscriptionMutation } from '@lekta/shared/data/subscription'
import { useCallback, useEffect, useState } from 'react'

interface Reckoned {
  quote: Quote | null
  failure: string | null
  /** The order is another one than that of the quote. */
  stale: boolean
}

/** What an order costs, as the server says; asked anew whenever the order changes, and by `again`. */
export function useQuote(order: Order | null) {
  const [ask] = useQuoteSubscriptionMutation()
  const [state, setState] = useState<Reckoned>({ quote: null, failure: null, stale: false })
  const [turn, setTurn] = useState(0)
  const text = order && JSON.stringify(order)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for the same order once more
  useEffect(() => {
    if (text === null) return setState({ quote: null, failure: null, stale: false })
    let isWanted = true
    setState((last) => ({ ...last, stale: true }))
    ask({ body: JSON.parse(text) as Order })
      .unwrap()
      .then(
        (quote) => isWanted && setState({ quote, failure: null, stale: false }),
        ({ message }: ApiError) => isWanted && setState({ quote: null, failure: message, stale: false }),
      )
    return () => {
      isWanted = false
    }
  }, [text, turn, ask])
  return { ...state, again: useCallback(() => setTurn((last) => last + 1), []) }
}
