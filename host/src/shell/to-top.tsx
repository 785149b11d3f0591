import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon, scrollToTop } from '@lekta/shared/ui'
import { useSyncExternalStore } from 'react'
import styles from './to-top.module.css'

/** Scroll position in pixels from which the button is shown. */
const far = 600

const follow = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** A button that scrolls a long page to its top. */
export const ToTop = () => {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(follow, () => window.scrollY > far)
  return (
    <div className={styles.container}>
      {shown && (
        <ActionIcon
          className={styles.button}
          variant="default"
          radius="xl"
          size={44}
          aria-label={t('Back to top')}
          onClick={scrollToTop}
        >
          <Icon name="top" />
        </ActionIcon>
      )}
    </div>
  )
}
