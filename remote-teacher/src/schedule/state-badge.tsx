import type { ScheduleState } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import styles from './schedule.module.css'

/** Returns the label of each state of a test. */
export const useStateLabels = (): Record<ScheduleState, string> => {
  const { t } = useTranslation()
  return { upcoming: t('Scheduled'), open: t('Open now'), closed: t('Closed') }
}

/** The state of a test: scheduled, open or closed. */
export const StateBadge = ({ state }: { state: ScheduleState }) => (
  <span className={styles.state} data-state={state}>
    {useStateLabels()[state]}
  </span>
)
