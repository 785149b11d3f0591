import { brand } from '@lekta/shared/brand'
import { useTranslation } from '@lekta/shared/i18n'
import styles from './footer.module.css'
import { Partners } from './partners'

/** Whose the portal is, and what its measures are. */
export const Imprint = () => {
  const { t } = useTranslation()
  return (
    <div>
      {/* A page that was drawn last year says so until the portal is built again. */}
      <p suppressHydrationWarning>{brand.copyright(new Date().getFullYear())}</p>
      <p>{t(brand.disclaimer)}</p>
    </div>
  )
}

/** Copyright, what the measures are, and who stands behind the portal. */
export const Footer = () => (
  <footer className={styles.footer}>
    <Imprint />
    <Partners />
  </footer>
)
