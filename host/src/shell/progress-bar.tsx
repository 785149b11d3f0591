import { useTranslation } from '@lekta/shared/i18n'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router-dom'
import { pendingScreens } from './pending-screens'
import styles from './progress-bar.module.css'

/** Milliseconds to wait before the bar is shown. */
const delayMs = 80

/** A bar at the top while a page loads. */
export const ProgressBar = () => {
  const { t } = useTranslation()
  const navigating = useNavigation().state !== 'idle'
  const loading = useSyncExternalStore(pendingScreens.subscribe, pendingScreens.any, () => false)
  const busy = navigating || loading
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? delayMs : 0)
    return () => clearTimeout(timer)
  }, [busy])
  return shown ? <div className={styles.bar} role="progressbar" aria-label={t('Loading the page')} /> : null
}
