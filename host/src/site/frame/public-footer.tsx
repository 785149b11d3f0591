import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Imprint } from '../../shell/footer/footer'
import { Partners } from '../../shell/footer/partners'
import styles from './public-footer.module.css'

/** The footer of every public page: links, legal pages, copyright and partners. */
export const PublicFooter = () => {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <nav className={styles.links} aria-label={t('More about us')}>
          <Link to="/how-it-works">{t('How it works')}</Link>
          <Link to="/#prices">{t('Prices')}</Link>
          <Link to="/contact-us">{t('Contact')}</Link>
          <Link to="/stresstest">{t('Check your devices and network')}</Link>
          <Link to="/privacy-policy">{t('Privacy policy')}</Link>
          <Link to="/terms-and-condition">{t('Terms and conditions')}</Link>
        </nav>
        <div className={styles.end}>
          <Imprint />
          <Partners />
        </div>
      </div>
    </footer>
  )
}
