import { brand } from '@lekta/shared/brand'
import { layoutSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, type MenuEntry, menuOf, menuPathOf, useLocation } from '@lekta/shared/routing'
import { ActionIcon, Icon } from '@lekta/shared/ui'
import { type ComponentProps, memo, useCallback, useEffect, useState } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { lazyOnce } from '../../lib/lazy-once'
import type { EntryTooltip } from './entry-tooltip'
import { Logo } from './logo'
import styles from './sidebar.module.css'
import { useDrawer } from './use-drawer'

const loadTooltip = lazyOnce(() => import('./entry-tooltip'))

/** Returns the tooltip, which only the collapsed menu needs; null until it is needed and loaded. */
function useTooltip(narrow: boolean) {
  const [Tooltip, show] = useState<typeof EntryTooltip | null>(null)
  useEffect(() => {
    // Without it the menu works too; the next time that the menu is collapsed loads it again.
    if (narrow)
      loadTooltip().then(
        (loaded) => show(() => loaded.EntryTooltip),
        () => undefined,
      )
  }, [narrow])
  return narrow ? Tooltip : null
}

interface MenuLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  path: string
}

/** A link of the menu. It is lit on its page and on the pages below, such as those that it leads to. */
const MenuLink = ({ path, ...props }: MenuLinkProps) => {
  const { pages } = usePortalContext()
  const isLit = menuPathOf(pages, useLocation().pathname) === path
  return (
    <Link
      {...props}
      className={isLit ? `${styles.entry} active` : styles.entry}
      to={path}
      aria-current={isLit ? 'page' : undefined}
    />
  )
}

interface EntryProps {
  entry: MenuEntry
  /** Shows the label of the entry in the collapsed menu. */
  Tooltip: typeof EntryTooltip | null
}

const Entry = ({ entry, Tooltip }: EntryProps) => {
  const { t } = useTranslation()
  const { remotes, pages } = usePortalContext()
  const area = pages.find(({ path }) => path === entry.path)?.area
  const preload = () => area && remotes.preload(area)
  const link = (
    <MenuLink path={entry.path} onPointerEnter={preload} onFocus={preload}>
      <Icon name={entry.icon} size={22} />
      <span className={styles.label}>{t(entry.label)}</span>
    </MenuLink>
  )
  return <li>{Tooltip ? <Tooltip label={t(entry.label)}>{link}</Tooltip> : link}</li>
}

/**
 * The entries of the menu. They render again only when the width or the pages change, so that a navigation does not
 * render a tooltip for every entry.
 */
const MenuEntries = memo(function MenuEntries({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation()
  const { pages } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  const main = menuOf(pages, roles, 'main')
  const more = menuOf(pages, roles, 'more')
  const Tooltip = useTooltip(narrow)
  return (
    <nav aria-label={t('Main menu')}>
      <ul className={styles.list}>
        {main.map((entry) => (
          <Entry key={entry.path} entry={entry} Tooltip={Tooltip} />
        ))}
      </ul>
      {more.length > 0 && (
        <ul className={`${styles.list} ${styles.more}`}>
          {more.map((entry) => (
            <Entry key={entry.path} entry={entry} Tooltip={Tooltip} />
          ))}
        </ul>
      )}
    </nav>
  )
})

/** The pages of the first role: 210 px wide, 72 px when collapsed, a drawer on a phone. */
export const Sidebar = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { sidebar, device } = useAppSelector(({ layout }) => layout)
  const narrow = device === 'desktop' && !sidebar.opened
  const close = useCallback(() => dispatch(layoutSlice.actions.sidebarClosed({ withoutAnimation: false })), [dispatch])
  const drawer = useDrawer<HTMLElement>(device === 'mobile' && sidebar.opened ? 'menu' : null, close)
  return (
    <aside
      ref={drawer}
      tabIndex={-1}
      className={styles.sidebar}
      data-narrow={narrow || undefined}
      inert={device === 'mobile' && !sidebar.opened}
    >
      <div className={styles.brand}>
        <Logo size={34} />
        <span className={styles.label}>{brand.name}</span>
      </div>
      <MenuEntries narrow={narrow} />
      {device === 'desktop' && (
        <ActionIcon
          className={styles.toggle}
          variant="subtle"
          color="gray"
          c="inherit"
          size="lg"
          aria-label={sidebar.opened ? t('Collapse the menu') : t('Expand the menu')}
          aria-expanded={sidebar.opened}
          onClick={() => dispatch(layoutSlice.actions.sidebarToggled())}
        >
          <Icon name={sidebar.opened ? 'left' : 'right'} />
        </ActionIcon>
      )}
    </aside>
  )
}
