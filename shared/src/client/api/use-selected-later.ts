import { startTransition, useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'

type Select<Value> = (state: unknown) => Value

/** A button must show at once that it sends something, so that nobody presses it twice. Only queries can wait. */
const canWait = (value: unknown) => typeof value === 'object' && value !== null && 'isFetching' in value

/**
 * Selects from the store like the `useSelector` of React-Redux, but what has changed for a query is rendered with low
 * priority. React-Redux renders every change at once and without a break, so that a tap would have to wait until a whole
 * page shows the answer that has just arrived.
 */
export function useSelectedLater<Value>(
  select: Select<Value>,
  isEqual: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const store = useStore()
  const [selected, setSelected] = useState(() => ({ select, value: select(store.getState()) }))
  const value = selected.select === select ? selected.value : select(store.getState())
  const shown = useRef(value)
  useEffect(() => {
    shown.current = value
  })
  useEffect(() => {
    let last = shown.current
    const update = () => {
      const next = select(store.getState())
      if (isEqual(last, next)) return
      last = next
      const change = () => setSelected({ select, value: next })
      if (canWait(next)) startTransition(change)
      else change()
    }
    update()
    return store.subscribe(update)
  }, [store, select, isEqual])
  return value
}
