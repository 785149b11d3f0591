import { brand } from '@lekta/shared/brand'
import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, NavLink, useLocation } from '@lekta/shared/routing'
import { Button, Icon } from '@lekta/shared/ui'
import { home, setupPath } from '../../lib/guard'
import { Logo } from '../../shell/sidebar/logo'
import { ColorSchemeSwitch } from './color-scheme-switch'
import { LanguageSwitch } from './language-switch'
import styles from './public-header.module.css'

const HeaderLinks = () => {
  const { t } = useTranslation()
  return (
    <ul className={styles.links}>
      <li>
        <NavLink to="/how-it-works">{t('How it works')}</NavLink>
      </li>
      <li>
        <Link to="/#prices">{t('Prices')}</Link>
      </li>
      <li>
        <NavLink to="/contact-us">{t('Contact')}</NavLink>
      </li>
    </ul>
  )
}

/** On a phone the links are in a `details` menu, which works before any script has loaded. */
const HeaderMenu = () => {
  const { t } = useTranslation()
  return (
    <details className={styles.folded}>
      <summary aria-label={t('Menu')}>
        <Icon name="menu" size={24} />
      </summary>
      <nav className={styles.sheet} aria-label={t('Public pages')}>
        <HeaderLinks />
        <div className={styles.tools}>
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </div>
      </nav>
    </details>
  )
}

/** Logo, links to the public pages, language, colour scheme and login. */
export const PublicHeader = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const inside = useAppSelector(({ session }) => session.token !== null)
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand}>
          <Logo size={36} />
          {brand.name}
        </Link>
        <nav className={styles.spread} aria-label={t('Public pages')}>
          <HeaderLinks />
        </nav>
        <div className={styles.end}>
          <div className={styles.spread}>
            <LanguageSwitch />
            <ColorSchemeSwitch />
          </div>
          {pathname !== '/login' && pathname !== setupPath && (
            <Button component={Link} to={inside ? home : '/login'} variant="default">
              {inside ? t('Go to dashboard') : t('Log in')}
            </Button>
          )}
          <HeaderMenu />
        </div>
      </div>
    </header>
  )
}
