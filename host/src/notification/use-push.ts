import { noticeSlice, type Store, useStore } from '@lekta/shared/client'
import { useEffect, useState } from 'react'
import { type PushState, pushState, turnPushOff, turnPushOn } from './push'

const sentences = {
  on: { kind: 'success', text: 'From now on this browser tells you also when Lekta is closed.' },
  off: { kind: 'success', text: 'This browser tells you only while Lekta is open.' },
  blocked: {
    kind: 'warning',
    text: 'This browser blocks messages of Lekta. Allow them in the browser’s settings, then try again.',
  },
  impossible: { kind: 'error', text: 'This browser could not be registered for messages. Please try again.' },
} as const

/** Whether messages reach this browser while the portal is closed, and the ways to change it; undefined until it is known. */
export function usePush() {
  const store = useStore() as Store
  const [state, setState] = useState<PushState>()
  useEffect(() => {
    let wanted = true
    void pushState().then((known) => wanted && setState(known))
    return () => {
      wanted = false
    }
  }, [])
  const turn = async (change: (store: Store) => Promise<PushState>) => {
    const next = await change(store).catch((): PushState => 'impossible')
    store.dispatch(noticeSlice.actions.noticed(sentences[next]))
    if (next !== 'impossible') setState(next)
  }
  return { state, turnOn: () => void turn(turnPushOn), turnOff: () => void turn(turnPushOff) }
}
