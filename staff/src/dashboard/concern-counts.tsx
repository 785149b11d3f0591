import { type ConcernCounts, concerns } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import styles from './panel-rows.module.css'

/** The number of children per concern; concerns without children are left out. */
export const ConcernCountList = ({ counts }: { counts: ConcernCounts }) => {
  const { t } = useTranslation()
  // The report also counts students without any test apart.
  const { unmeasured = 0 } = counts
  const stale = counts.untested - unmeasured
  const words = {
    fallen: t('{{count}} in clear decline', { count: counts.fallen }),
    far_below: t('{{count}} far below grade level', { count: counts.far_below }),
    doubtful: t('{{count}} without a reliable result', { count: counts.doubtful }),
    untested: t('{{count}} not tested for {{months}} months', { count: stale, months: STALE_MONTHS }),
  }
  return (
    <div className={styles.concerns}>
      {concerns
        .filter((concern) => (concern === 'untested' ? stale : counts[concern]) > 0)
        .map((concern) => (
          <span key={concern}>{words[concern]}</span>
        ))}
      {unmeasured > 0 && <span>{t('{{count}} not measured yet', { count: unmeasured })}</span>}
    </div>
  )
}
