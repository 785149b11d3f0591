import type { ChildToday } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { Icon, Text } from '@lekta/shared/ui'
import { ChildListCard } from '../child-list-card'
import { LatestResultPart } from '../screens/child/latest-result-part'
import styles from './dashboard.module.css'
import { Today } from './today'

const ReadNext = ({
  range: { low, high },
  beginner,
}: {
  range: NonNullable<ChildToday['range']>
  beginner: boolean
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles.read}>
      <Icon name="book" size={28} />
      <div>
        <Text size="sm">{t('Books at the right level')}</Text>
        {beginner ? (
          <Text fw={650}>{t('Short books with big pictures, read together')}</Text>
        ) : (
          <span className={styles.range}>
            {formatMeasure(Math.max(0, low))}–{formatMeasure(high)}
          </span>
        )}
      </div>
    </div>
  )
}

/** One child: advice for today, its latest result, and what to read next. */
export const ChildTodayCard = ({ child }: { child: ChildToday }) => (
  <ChildListCard child={child}>
    <Today child={child} />
    {child.standing && <LatestResultPart result={child.standing} name={firstNameOf(child)} />}
    {child.range && <ReadNext range={child.range} beginner={(child.standing?.measure.value ?? 0) < 0} />}
  </ChildListCard>
)
