import { useTranslation } from '@lekta/shared/i18n'
import { VisuallyHidden } from '@lekta/shared/ui/base'
import type { ReactNode } from 'react'
import styles from './loading-frame.module.css'

interface Props {
  /** Whether to show the loading indicator, which may stay longer than the loading takes. */
  busy: boolean
  /** Whether the content belongs to the previous query while the next one loads. */
  stale?: boolean
  /** Whether the right content is there, so that no line moves. The state stays, and screen readers hear of it. */
  calm?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Wraps the content of a list. While the content loads, a line moves along the top. */
export const LoadingFrame = ({ busy, stale = false, calm = false, className = '', children }: Props) => {
  const { t } = useTranslation()
  return (
    <div
      className={`${styles.frame} ${className}`}
      data-busy={busy || undefined}
      data-stale={stale || undefined}
      data-calm={calm || undefined}
      aria-busy={busy}
    >
      {children}
      {busy && <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>}
    </div>
  )
}
