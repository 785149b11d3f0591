import { brand, disclaimer } from '@lekta/shared/brand'
import { useTranslation } from '@lekta/shared/i18n'
import styles from './footer.module.css'
import { Partners } from './partners'

/** Copyright and trademark notice. */
export const Imprint = () => {
  const { t } = useTranslation()
  return (
    <div>
      {/* A prerendered page shows the year of its build. */}
      <p suppressHydrationWarning>{brand.copyright(new Date().getFullYear())}</p>
      <p>{t(disclaimer.en)}</p>
    </div>
  )
}

/** Copyright, trademark notice and partners. */
export const Footer = () => (
  <footer className={styles.footer}>
    <Imprint />
    <Partners />
  </footer>
)
