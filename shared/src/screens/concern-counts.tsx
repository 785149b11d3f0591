import { useTranslation } from '@lekta/shared/i18n'
import { type ConcernCounts, concerns } from '../contract/dashboard'
import { STALE_MONTHS } from '../lib/attention'
import styles from './staff-board.module.css'

/** How many children each concern is about; those that nobody has are left out. */
export const ConcernLines = ({ counts }: { counts: ConcernCounts }) => {
  const { t } = useTranslation()
  const words = {
    fallen: t('Very likely fallen: {{count}}', { count: counts.fallen }),
    far_below: t('Far below grade: {{count}}', { count: counts.far_below }),
    doubtful: t('Cannot be trusted: {{count}}', { count: counts.doubtful }),
    untested: t('Not tested for {{months}} months: {{count}}', { count: counts.untested, months: STALE_MONTHS }),
  }
  return (
    <div className={styles.concerns}>
      {concerns
        .filter((concern) => counts[concern] > 0)
        .map((concern) => (
          <span key={concern}>{words[concern]}</span>
        ))}
    </div>
  )
}
