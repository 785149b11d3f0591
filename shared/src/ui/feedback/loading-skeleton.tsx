import { useTranslation } from '@lekta/shared/i18n'
import { VisuallyHidden } from '@lekta/shared/ui/base'
import type { ReactNode } from 'react'

interface Props {
  className?: string | undefined
  /** The text that a screen reader announces; “Loading” by default. */
  label?: string
  /** Placeholders in the shape of what is loading. */
  children: ReactNode
}

/** Placeholders for content that is loading, with an announcement for screen readers. */
export const LoadingSkeleton = ({ className, label, children }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden role="status">{label ?? t('Loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
