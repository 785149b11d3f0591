import { type Store, useStore } from '@lekta/shared/client'
import { useLocation } from '@lekta/shared/routing'
import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { scrollWhenTall } from './scroll-when-tall'

export interface PageVisit {
  /** Navigations so far: 0 on the first page, where the browser handles focus and scroll position. */
  count: number
  /** After going back: the element that had the focus when this page was left. */
  focus: RefObject<Element | undefined>
}

const PageVisitContext = createContext<PageVisit>({ count: 0, focus: { current: undefined } })
export const PageVisitProvider = PageVisitContext.Provider
export const usePageVisit = () => useContext(PageVisitContext)

/** A page's scroll position and focused element, updated while the page is open. */
interface Mark {
  address: string
  top: number
  /** Weak, so that a closed page can be garbage-collected. */
  focus: WeakRef<Element> | null
}

/** Keeps the open page's mark up to date. */
function useMark() {
  const mark = useRef<Mark>({ address: '', top: 0, focus: null })
  useEffect(() => {
    const onScroll = () => {
      mark.current.top = window.scrollY
    }
    const onFocus = ({ target }: FocusEvent) => {
      mark.current.focus = target instanceof Element ? new WeakRef(target) : null
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return mark
}

/**
 * Turns off the browser's scroll restoration, which scrolls before the page is rendered. The restoration stays on for
 * a reload, because the browser then waits for the page.
 */
function useManualScroll() {
  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual'
    }
    const release = () => {
      window.history.scrollRestoration = 'auto'
    }
    take()
    window.addEventListener('pageshow', take)
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pageshow', take)
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [])
}

/** Scroll positions by history entry, and by address for cached pages. */
function useMarks() {
  const store = useStore() as Store
  const [marks] = useState(() => ({ steps: new Map<string, Mark>(), addresses: new Map<string, Mark>() }))
  return {
    find: (key: string, address: string, back: boolean) => {
      if (back) return marks.steps.get(key)
      return store.getState().views.some((view) => view.address === address) ? marks.addresses.get(address) : undefined
    },
    keep: (key: string, mark: Mark) => {
      marks.steps.set(key, mark)
      marks.addresses.set(mark.address, mark)
    },
  }
}

/**
 * Counts the visited pages. A new page starts at its top. A cached page, or a page reached by going back, starts
 * where the user left it.
 */
export function useScrollAndFocus(): PageVisit {
  const { key, pathname, search } = useLocation()
  const back = useNavigationType() === 'POP'
  const [last, setLast] = useState({ pathname, count: 0 })
  if (last.pathname !== pathname) setLast({ pathname, count: last.count + 1 })
  const { count } = last
  const focus = useRef<Element>(undefined)
  const mark = useMark()
  const marks = useMarks()
  const shown = useRef({ key, count })
  useManualScroll()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry scrolls once
  useLayoutEffect(() => {
    const address = pathname + search
    const found = marks.find(key, address, back)
    const samePage = shown.current.count === count
    const stepped = shown.current.key !== key
    shown.current = { key, count }
    // A change to the filters of a page does not scroll the page.
    const top = samePage && !(back && stepped) ? window.scrollY : (found?.top ?? 0)
    mark.current = { address, top, focus: (samePage ? mark.current : found)?.focus ?? null }
    marks.keep(key, mark.current)
    focus.current = back ? found?.focus?.deref() : undefined
    if (stepped && top !== window.scrollY) return scrollWhenTall(top)
  }, [key, count])
  return useMemo(() => ({ count, focus }), [count])
}
