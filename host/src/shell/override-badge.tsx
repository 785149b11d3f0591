import { useTranslation } from '@lekta/shared/i18n'
import { useParts } from '../portal/parts'
import styles from './override-badge.module.css'

/** Says, over any page, which areas a developer has pointed at code of their own. */
export const OverrideBadge = () => {
  const { t } = useTranslation()
  const { overrides } = useParts().remotes
  if (overrides.length === 0) return null
  return (
    <aside className={styles.badge} aria-label={t('Development')}>
      {t('Not the released version: {{areas}}', { areas: overrides.join(', ') })}
    </aside>
  )
}
