import type { ChildToday } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, Face, Group, Icon, Surface, Text, Title } from '@lekta/shared/ui'
import { useId } from 'react'
import { profilePath, reportPath } from '../addresses'
import { StandingPart } from '../screens/child/standing-part'
import { whereFrom } from '../where-from'
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
        <Text size="sm">{t('Texts that suit now')}</Text>
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

const Ways = ({ child: { id, name, standing } }: { child: ChildToday }) => {
  const { t } = useTranslation()
  return (
    <Group gap="sm" mt="auto">
      {standing && (
        <Button
          component={Link}
          to={reportPath(standing.report_id)}
          aria-label={t('Last report of {{name}}', { name })}
        >
          {t('Last report')}
        </Button>
      )}
      <Button
        variant="default"
        component={Link}
        to={profilePath({ id })}
        aria-label={t('Profile of {{name}}', { name })}
      >
        {t('Profile')}
      </Button>
    </Group>
  )
}

/** One child: what helps today, how it reads, what to read next. */
export const ChildTodayCard = ({ child }: { child: ChildToday }) => {
  const { t } = useTranslation()
  const title = useId()
  return (
    <li className={styles.place}>
      <Surface p="lg" h="100%">
        <article className={styles.card} aria-labelledby={title}>
          <header className={styles.head}>
            <Face name={child.name} avatar={child.avatar} size={56} />
            <div className={styles.who}>
              <Title order={2} size="h3" id={title}>
                <Anchor component={Link} to={profilePath(child)} inherit c="inherit">
                  {child.name}
                </Anchor>
              </Title>
              <Text c="dimmed">{whereFrom(child, t)}</Text>
            </div>
          </header>
          <Today child={child} />
          {child.standing && <StandingPart standing={child.standing} />}
          {child.range && <ReadNext range={child.range} beginner={(child.standing?.measure.value ?? 0) < 0} />}
          <Ways child={child} />
        </article>
      </Surface>
    </li>
  )
}
