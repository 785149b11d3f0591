import { useTranslation } from '@lekta/shared/i18n'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import styles from './board-skeleton.module.css'

/** The outline of a dashboard while its cards are on their way, as code and then as figures. */
export const BoardSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.board} aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Skeleton className={styles.wide} height={320} radius="lg" />
      <Skeleton height={320} radius="lg" />
      <Skeleton className={styles.wide} height={360} radius="lg" />
      <Skeleton height={360} radius="lg" />
    </div>
  )
}
