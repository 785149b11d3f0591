import type { ChildDashboard, PathPoint } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { ChildPath, useChildLevel } from '@lekta/shared/report/child-path'
import { Link } from '@lekta/shared/routing'
import { Button, Card, Text, Title } from '@lekta/shared/ui'
import { type ReactNode, useId } from 'react'
import { reportDetailPath } from '../addresses'
import { useEncouragement } from '../screens/report/use-encouragement'
import { BookShelf } from './book-shelf'
import styles from './dashboard.module.css'

const TitledCard = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card h="100%">
        <div className={styles.card}>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {children}
        </div>
      </Card>
    </section>
  )
}

/** The child's current level and its progress. */
export const LevelCard = ({
  stops,
  first,
  last,
  hurried,
}: Pick<ChildDashboard, 'stops' | 'hurried'> & { first: PathPoint; last: PathPoint }) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const encouragement = useEncouragement()
  const before = stops.at(-2)
  return (
    <TitledCard title={t('You are here')}>
      <ChildPath value={last.measure.value} before={before?.measure.value ?? null} />
      <p className={styles.level}>{levelText(last.measure.value)}</p>
      <Text className={styles.word}>{encouragement(stops, first, last)}</Text>
      {hurried && <Text>{t('Your last test could not show how well you read, so your level stays the same.')}</Text>}
      <Button className={styles.onward} variant="default" size="md" component={Link} to="/child/report">
        {t('See my journey')}
      </Button>
    </TitledCard>
  )
}

/** Says in plain words which books suit the child now. */
export const ReadCard = ({
  range: { low, high },
  last,
}: {
  range: NonNullable<ChildDashboard['range']>
  last: PathPoint
}) => {
  const { t } = useTranslation()
  return (
    <TitledCard title={t('Read next')}>
      <BookShelf />
      <Text className={styles.word}>
        {last.measure.value < 0
          ? t('Short books with big pictures and a few words on each page are just right for you.')
          : t('Look for books between {{low}} and {{high}}. They are just right for you.', {
              low: formatMeasure(Math.max(0, low)),
              high: formatMeasure(high),
            })}
      </Text>
      <Text className={styles.word}>{t('Read a little every day and tell someone about it.')}</Text>
      <Button className={styles.onward} variant="default" size="md" component={Link} to={reportDetailPath(last)}>
        {t('What I can read now')}
      </Button>
    </TitledCard>
  )
}
