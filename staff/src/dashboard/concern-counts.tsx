import { type ConcernCounts, concerns } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import styles from './panel-rows.module.css'

/** The number of children per concern; concerns without children are left out. */
export const ConcernCountList = ({ counts }: { counts: ConcernCounts }) => {
  const { t } = useTranslation()
  const words = {
    fallen: t('{{count}} in clear decline', { count: counts.fallen }),
    far_below: t('{{count}} far below grade level', { count: counts.far_below }),
    doubtful: t('{{count}} without a reliable result', { count: counts.doubtful }),
    untested: t('{{count}} not tested for {{months}} months', { count: counts.untested, months: STALE_MONTHS }),
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
