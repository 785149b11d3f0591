import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './connection-banner.module.css'

const sentences = {
  offline: 'You’re offline. Everything will continue as soon as you’re connected again.',
  serverUnreachable: 'We can’t reach the server. We’ll keep trying, so you don’t need to do anything.',
} as const

/** Shown while the server cannot be reached. */
export const ConnectionBanner = () => {
  const { t } = useTranslation()
  const reach = useAppSelector((state) => state.reach)
  return (
    <div className={styles.container} role="status">
      {reach !== 'online' && (
        <p className={styles.banner}>
          <Icon name="offline" />
          {t(sentences[reach])}
        </p>
      )}
    </div>
  )
}
