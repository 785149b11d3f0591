import { useTranslation } from '@lekta/shared/i18n'
import { LoadingSkeleton, Skeleton } from '@lekta/shared/ui'
import { letters } from '../../reading/choices'
import reading from '../../reading/reading.module.css'
import styles from './main.module.css'

const lines = ['100%', '96%', '98%', '92%', '60%']

/** Placeholder for a text that is loading. */
export const ItemSkeleton = () => {
  const { t } = useTranslation()
  return (
    <LoadingSkeleton className={styles.item} label={t('The next text is coming')}>
      <div className={styles.panes}>
        <section className={`${reading.passage} ${styles.text}`}>
          <Skeleton height={16} width={70} mb="lg" />
          {lines.map((width) => (
            <Skeleton key={width} height={18} mb={14} width={width} />
          ))}
        </section>
        <div className={styles.task}>
          <Skeleton className={reading.statement} height={72} />
          <div className={reading.choices}>
            {letters.map((letter) => (
              <Skeleton key={letter} height={64} radius="md" />
            ))}
          </div>
          <Skeleton height={64} radius="md" />
        </div>
      </div>
    </LoadingSkeleton>
  )
}
