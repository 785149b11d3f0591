import { useAppDispatch, useAppSelector, viewsSlice } from '@lekta/shared/client'
import { type AreaPage, pageAt } from '@lekta/shared/routing'
import {
  Activity,
  type ContextType,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom'
import { usePortalContext } from '../../federation/portal-context'

/** A page as last rendered, with the address that it keeps while another page is open. */
interface Drawn {
  pathname: string
  outlet: ReactNode
  here: ContextType<typeof LocationContext>
}

/** Whether a page is shown again at its own address, so that nothing in it has to render again. */
function isAsLeft({ here: { location: left } }: Drawn, { here: { location } }: Drawn) {
  return left.search === location.search && left.hash === location.hash && left.state === location.state
}

const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '') || '/'

/** Returns the open page and the cached pages. Each page keeps its position while it is cached. */
function useDrawn(pathname: string): readonly Drawn[] {
  const views = useAppSelector(({ views }) => views)
  const now: Drawn = { pathname, outlet: useOutlet(), here: useContext(LocationContext) }
  const [drawn, setDrawn] = useState<readonly Drawn[]>([now])
  const stays = (view: Drawn) => view.pathname === pathname || views.some((one) => one.pathname === view.pathname)
  const previous = drawn.find((view) => view.pathname === pathname)
  const current = previous && isAsLeft(previous, now)
  if (current && drawn.every(stays)) return drawn
  const others = drawn.filter(stays).map((view) => (view === previous ? now : view))
  const next = previous ? others : [...others, now]
  setDrawn(next)
  return next
}

/** Adds the open page to the visited pages if it may be cached. */
function useVisit(page: AreaPage | undefined, pathname: string, address: string) {
  const dispatch = useAppDispatch()
  const isCached = page !== undefined && !page.noCache
  const affix = page?.affix === true
  useEffect(() => {
    if (isCached) dispatch(viewsSlice.actions.viewSeen({ pathname, address, affix }))
  }, [dispatch, isCached, affix, pathname, address])
}

/**
 * Reads the subject of a page with parameters from its heading, because the page's title does not name the subject.
 */
function useAbout(ref: RefObject<HTMLElement | null>, pathname: string, enabled: boolean) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!enabled || !ref.current) return
    let last = ''
    const read = () => {
      const about = ref.current?.querySelector('h1')?.textContent?.trim() ?? ''
      if (about && about !== last) dispatch(viewsSlice.actions.viewNamed({ pathname, about }))
      last = about
    }
    const changes = new MutationObserver(read)
    changes.observe(ref.current, { childList: true, subtree: true, characterData: true })
    read()
    return () => changes.disconnect()
  }, [dispatch, ref, pathname, enabled])
}

const View = ({ pathname, outlet, here }: Drawn) => {
  const { pages } = usePortalContext()
  const ref = useRef<HTMLDivElement>(null)
  const page = pageAt(pages, pathname)
  useVisit(page, pathname, here.location.pathname + here.location.search)
  useAbout(ref, pathname, page?.path.includes(':') === true)
  return (
    <div ref={ref}>
      <LocationContext.Provider value={here}>{outlet}</LocationContext.Provider>
    </div>
  )
}

/**
 * The current page. Visited pages stay mounted but hidden, with their input and state. They ignore the address and
 * neither fetch nor listen until they are shown again.
 */
export const CachedPages = () => {
  const open = withoutSlash(useContext(LocationContext).location.pathname)
  return useDrawn(open).map((view) => (
    <Activity key={view.pathname} mode={view.pathname === open ? 'visible' : 'hidden'}>
      <View {...view} />
    </Activity>
  ))
}
