import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { breadcrumbsOf, Link, pagesFor, useLocation } from '@lekta/shared/routing'
import { usePortalContext } from '../../federation/portal-context'
import { home } from '../../lib/guard'
import styles from './breadcrumbs.module.css'

/** The titles of the pages from the dashboard to this one; nothing on the dashboard and on pages directly below it. */
export const Breadcrumbs = () => {
  const { t } = useTranslation()
  const { pages } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  const { pathname } = useLocation()
  const seen = pagesFor(pages, roles)
  const trail = breadcrumbsOf(seen, pathname)
  const all = trail[0]?.path === home ? trail : [...breadcrumbsOf(seen, home), ...trail]
  if (all.length < 3) return null
  return (
    <nav aria-label={t('Breadcrumbs')} className={styles.nav}>
      <ol className={styles.list}>
        {all.map(({ path, title }, i) => (
          <li key={path}>
            {i === all.length - 1 ? <span aria-current="page">{t(title)}</span> : <Link to={path}>{t(title)}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
