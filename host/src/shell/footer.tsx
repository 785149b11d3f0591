import { brand } from '@lekta/shared/brand'
import { useTranslation } from '@lekta/shared/i18n'
import styles from './footer.module.css'
import { Partners } from './partners'

/** Copyright, what the measures are, and who stands behind the portal. */
export const Footer = () => {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div>
        <p>{brand.copyright(new Date().getFullYear())}</p>
        <p>{t(brand.disclaimer)}</p>
      </div>
      <Partners />
    </footer>
  )
}
