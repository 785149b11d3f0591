import type { ScheduleState } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import styles from './schedule.module.css'

/** Whether a test is to come, can be taken, or is over. */
export const StateBadge = ({ state }: { state: ScheduleState }) => {
  const { t } = useTranslation()
  const words = { upcoming: t('To come'), open: t('Open now'), closed: t('Closed') }
  return (
    <span className={styles.state} data-state={state}>
      {words[state]}
    </span>
  )
}
