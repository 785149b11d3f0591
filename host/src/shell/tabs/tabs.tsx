import { useAppDispatch, useAppSelector, type View, viewsSlice } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, pageAt, pagesFor, useLocation, useNavigate } from '@lekta/shared/routing'
import { ActionIcon, Icon } from '@lekta/shared/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { home } from '../../lib/guard'
import { lazyOnce } from '../../lib/lazy-once'
import { LazyMenu } from '../../menus/lazy-menu'
import styles from './tabs.module.css'
import type { TabsMenu } from './tabs-menu'

const loadMenu = lazyOnce<typeof TabsMenu>(() => import('./tabs-menu').then(({ TabsMenu }) => TabsMenu))

type Shown = Pick<View, 'pathname' | 'address' | 'affix' | 'about'>

/** Returns the pages with a tab: first the pinned pages, even before their first visit, then the visited pages. */
function useTabs(): readonly Shown[] {
  const { pages } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  const views = useAppSelector((state) => state.views)
  const always = pagesFor(pages, roles).filter(({ affix }) => affix)
  const first = always.map(({ path }) => ({ pathname: path, address: path, affix: true }))
  return [...first, ...views.filter(({ affix }) => !affix)]
}

/** Closes tabs. If the open page's tab is closed, opens the next tab, or the previous one if there is no next tab. */
function useClosing(tabs: readonly Shown[], open: string) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { viewClosed, otherViewsClosed, allViewsClosed } = viewsSlice.actions
  const close = (pathname: string) => {
    const at = tabs.findIndex((tab) => tab.pathname === pathname)
    const next = tabs[at + 1] ?? tabs[at - 1]
    dispatch(viewClosed(pathname))
    if (pathname === open) void navigate(next?.address ?? home)
  }
  const closeAll = () => {
    dispatch(allViewsClosed())
    if (!tabs.some(({ pathname, affix }) => affix && pathname === open)) void navigate(home)
  }
  return { close, closeOthers: () => dispatch(otherViewsClosed(open)), closeAll }
}

/** Handles keys: the arrow keys move between tabs, and Delete closes a tab and moves to its neighbour. */
function onKey(event: KeyboardEvent<HTMLElement>, close: (pathname: string) => void) {
  const { currentTarget, target, key } = event
  if (!(target instanceof HTMLAnchorElement)) return
  const links = [...currentTarget.querySelectorAll('a')]
  const at = links.indexOf(target)
  const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }
  const to = steps[key]
  const { pathname } = links[at]?.dataset ?? {}
  if (to !== undefined) links.at(to % links.length)?.focus()
  else if (key === 'Delete' && pathname) {
    ;(links[at + 1] ?? links[at - 1])?.focus()
    close(pathname)
  } else return
  event.preventDefault()
}

/** Scrolls the strip, but not the page, until the whole tab is visible. */
function bringIntoStrip(tab: HTMLElement) {
  const strip = tab.closest('nav')
  if (!strip) return
  const { offsetLeft: start, offsetWidth: width } = tab
  strip.scrollLeft = Math.max(start + width - strip.clientWidth, Math.min(start, strip.scrollLeft))
}

interface TabProps {
  tab: Shown
  open: boolean
  /** Whether the Tab key stops at this tab, which is true for only one of the tabs. */
  stop: boolean
  close: (pathname: string) => void
}

const Tab = ({ tab, open, stop, close }: TabProps) => {
  const { t } = useTranslation()
  const { pages } = usePortalContext()
  const { pathname, address, affix, about } = tab
  const title = t(pageAt(pages, pathname)?.title ?? '')
  const name = about ?? title
  const onMiddle = (event: MouseEvent) => {
    if (event.button !== 1 || affix) return
    event.preventDefault()
    close(pathname)
  }
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (open && ref.current) bringIntoStrip(ref.current)
  }, [open])
  return (
    <li ref={ref} className={styles.tab} data-open={open || undefined} onAuxClick={onMiddle}>
      <Link
        className={styles.link}
        to={address}
        aria-current={open ? 'page' : undefined}
        title={about ? `${title}: ${about}` : title}
        data-pathname={affix ? undefined : pathname}
        tabIndex={stop ? 0 : -1}
      >
        {name}
      </Link>
      {!affix && (
        <button
          type="button"
          className={styles.close}
          tabIndex={-1}
          aria-label={t('Close {{name}}', { name })}
          onClick={() => close(pathname)}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  )
}

/** Tabs for the visited pages. A click on a tab returns to its page as the user left it. */
export const Tabs = () => {
  const { t } = useTranslation()
  const tabs = useTabs()
  const { pathname } = useLocation()
  const open = pathname.replace(/\/+$/, '')
  const { close, closeOthers, closeAll } = useClosing(tabs, open)
  const here = tabs.find((tab) => tab.pathname === open)
  const stop = here ?? tabs[0]
  const loose = tabs.filter(({ affix }) => !affix)
  return (
    <div className={styles.bar}>
      <nav className={styles.strip} aria-label={t('Visited pages')} onKeyDown={(event) => onKey(event, close)}>
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <Tab key={tab.pathname} tab={tab} open={tab === here} stop={tab === stop} close={close} />
          ))}
        </ul>
      </nav>
      <LazyMenu
        load={loadMenu}
        target={
          <ActionIcon variant="subtle" color="gray" c="inherit" aria-label={t('Close visited pages')}>
            <Icon name="more" />
          </ActionIcon>
        }
        menu={{
          close: here && !here.affix ? () => close(open) : null,
          closeOthers: loose.some((tab) => tab !== here) ? closeOthers : null,
          closeAll: loose.length > 0 ? closeAll : null,
        }}
      />
    </div>
  )
}
