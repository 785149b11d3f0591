import { useTranslation } from '@lekta/shared/i18n'
import styles from './skip-link.module.css'

/** The first thing the keyboard meets: past all that frames the page, to `Main`. It is not there for as long as it is `inert`. */
export const SkipLink = ({ inert = false }: { inert?: boolean }) => {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#page" inert={inert}>
      {t('Skip to content')}
    </a>
  )
}
