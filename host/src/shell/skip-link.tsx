import { useTranslation } from '@lekta/shared/i18n'
import styles from './skip-link.module.css'

/** The first focusable element: skips the frame and goes to `Main`. Cannot be reached while it is `inert`. */
export const SkipLink = ({ inert = false }: { inert?: boolean }) => {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#page" inert={inert}>
      {t('Skip to content')}
    </a>
  )
}
