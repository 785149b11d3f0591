import { Skeleton, Title } from '@lekta/shared/ui/base'
import { type ReactNode, useId } from 'react'
import { LoadingSkeleton } from '../feedback/loading-skeleton'
import { Card } from './card'
import styles from './dashboard-grid.module.css'

interface BoardProps {
  /** Content across the whole width, above the columns. */
  head?: ReactNode
  /** The panels of the wide column and of the narrow column. */
  main: ReactNode
  side: ReactNode
  /** Content across the whole width, below the columns. */
  foot?: ReactNode
  /** Whether both columns are equally wide. */
  equal?: boolean
}

/** Panels in two columns, or in one if there is no room for two. */
export const DashboardGrid = ({ head, main, side, foot, equal = false }: BoardProps) => (
  <div className={styles.board} data-equal={equal || undefined}>
    {head && <div className={styles.whole}>{head}</div>}
    <div className={styles.column}>{main}</div>
    <div className={styles.column}>{side}</div>
    {foot && <div className={styles.whole}>{foot}</div>}
  </div>
)

interface Props {
  title: string
  /** An explanation of the title, such as a button that opens one. */
  help?: ReactNode
  /** Content next to the title, such as a link to more. */
  action?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A card with a title, for one topic. */
export const Panel = ({ title, help, action, children, className }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Card h="100%">
        <div className={styles.head}>
          {help ? (
            <span className={styles.named}>
              <Title order={2} size="h4" id={id}>
                {title}
              </Title>
              {help}
            </span>
          ) : (
            <Title order={2} size="h4" id={id}>
              {title}
            </Title>
          )}
          {action}
        </div>
        {children}
      </Card>
    </section>
  )
}

/** A placeholder for a dashboard while its code or its data load. */
export const DashboardSkeleton = () => (
  <LoadingSkeleton className={styles.board}>
    <div className={styles.column}>
      <Skeleton height={380} radius="lg" />
      <Skeleton height={280} radius="lg" />
    </div>
    <div className={styles.column}>
      <Skeleton height={420} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  </LoadingSkeleton>
)
