import { useTranslation } from '@lekta/shared/i18n'
import { Skeleton, Title, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './board.module.css'
import { Surface } from './surface'

/** Panels side by side, three narrow ones or a narrow beside a wide one; one below the other where there is no room. */
export const BoardGrid = ({ children }: { children: ReactNode }) => <div className={styles.board}>{children}</div>

interface Props {
  title: string
  /** Stands beside the title: where more of this is. */
  action?: ReactNode
  children: ReactNode
  /** How much of a board's width it takes; one column unless said. */
  width?: 'wide' | 'whole'
  className?: string | undefined
}

/** A titled sheet: the part of a page that tells one thing. */
export const Panel = ({ title, action, children, width, className }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className ?? (width && styles[width])}>
      <Surface h="100%">
        <div className={styles.head}>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {action}
        </div>
        {children}
      </Surface>
    </section>
  )
}

/** The outline of a board while it is on its way, first as code and then as figures. */
export const BoardSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.board} aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Skeleton className={styles.wide} height={340} radius="lg" />
      <Skeleton height={340} radius="lg" />
      <Skeleton className={styles.wide} height={360} radius="lg" />
      <Skeleton height={360} radius="lg" />
    </div>
  )
}
