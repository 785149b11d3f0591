import { useLocation } from '@lekta/shared/routing'
import { createContext, useContext, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

const ArrivalContext = createContext(0)
export const ArrivalProvider = ArrivalContext.Provider

/** How many navigations lie behind: 0 on the first page, where focus and scroll are the browser's own. */
export const useArrival = () => useContext(ArrivalContext)

/** Counts the pages opened one after another; a new one is shown from its top. */
export function useArrivals(): number {
  const { pathname } = useLocation()
  const back = useNavigationType() === 'POP'
  const [last, setLast] = useState({ pathname, arrival: 0 })
  if (last.pathname !== pathname) setLast({ pathname, arrival: last.arrival + 1 })
  const { arrival } = last
  // The way back is scrolled by the browser, to where the page was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival scrolls once
  useEffect(() => {
    if (arrival > 0 && !back) window.scrollTo(0, 0)
  }, [arrival])
  return arrival
}
