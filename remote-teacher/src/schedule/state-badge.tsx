import type { ScheduleState } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import styles from './schedule.module.css'

/** What each state of a test is called. */
export const useStateLabels = (): Record<ScheduleState, string> => {
  const { t } = useTranslation()
  return { upcoming: t('Scheduled'), open: t('Open now'), closed: t('Closed') }
}

/** Whether a test is to come, can be taken, or is over. */
export const StateBadge = ({ state }: { state: ScheduleState }) => (
  <span className={styles.state} data-state={state}>
    {useStateLabels()[state]}
  </span>
)
