import { useTranslation } from '@lekta/shared/i18n'
import { Skeleton, VisuallyHidden } from '@lekta/shared/ui'
import { letters } from './choices'
import styles from './main.module.css'

const lines = ['100%', '96%', '98%', '92%', '60%']

/** A text on its way, in the place where it will stand. */
export const ItemSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.item} aria-busy="true">
      <VisuallyHidden role="status">{t('The next text is coming')}</VisuallyHidden>
      <div className={styles.passage}>
        <Skeleton height={16} width={70} mb="lg" />
        {lines.map((width) => (
          <Skeleton key={width} height={18} mb={14} width={width} />
        ))}
      </div>
      <div className={styles.task}>
        <Skeleton className={styles.statement} height={72} />
        <div className={styles.choices}>
          {letters.map((letter) => (
            <Skeleton key={letter} height={64} radius="md" />
          ))}
        </div>
        <Skeleton height={64} radius="md" />
      </div>
    </div>
  )
}
