import { useTranslation } from '@lekta/shared/i18n'
import { Text } from '@lekta/shared/ui'
import { memo } from 'react'
import styles from './main.module.css'
import { useIdle } from './use-idle'

/**
 * A friendly reminder for a child who has been inactive for a long time. The reminder covers nothing and disappears
 * on input.
 */
export const Nudge = memo(function Nudge() {
  const { t } = useTranslation()
  const idle = useIdle()
  return (
    <div className={styles.nudge} aria-live="polite">
      {idle && (
        <div className={styles.word}>
          <Text fw={700}>{t('Are you still reading? Take all the time you need.')}</Text>
          <Text>{t('Need a break? Press Pause. This text will wait for you.')}</Text>
        </div>
      )}
    </div>
  )
})
