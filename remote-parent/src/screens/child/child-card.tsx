import type { Child } from '@lekta/shared/contract/child'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, EmptyPicture, Face, Group, Surface, Text, Title } from '@lekta/shared/ui'
import { useId } from 'react'
import { handOverPath, profilePath, reportPath } from '../../addresses'
import { useFirstTest, useWaitingTest } from '../../use-waiting-test'
import { whereFrom } from '../../where-from'
import styles from './child.module.css'
import { StandingPart } from './standing-part'

const Points = ({ points }: { points: string }) => {
  const { t } = useTranslation()
  if (points === '0') return null
  return (
    <Text className={styles.points} component="span">
      {t('{{points}} points', { points })}
    </Text>
  )
}

const NotTested = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.waiting}>
      <EmptyPicture />
      <Text fw={600}>{t('No test finished yet')}</Text>
      <Text>{useFirstTest(child)}</Text>
    </div>
  )
}

const Ways = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  const { name, standing } = child
  const toTake = useWaitingTest(child)
  return (
    <Group gap="sm" mt="auto">
      {toTake && (
        <Button component={Link} to={handOverPath(toTake)}>
          {t('Let {{name}} take the test here', { name: name.split(' ')[0] ?? name })}
        </Button>
      )}
      {standing && (
        <Button
          component={Link}
          variant={toTake ? 'default' : 'filled'}
          to={reportPath(standing.report_id)}
          aria-label={t('Last report of {{name}}', { name })}
        >
          {t('Last report')}
        </Button>
      )}
      <Button
        variant="default"
        component={Link}
        to={profilePath(child)}
        aria-label={t('Profile of {{name}}', { name })}
      >
        {t('Profile')}
      </Button>
    </Group>
  )
}

/** One child at a glance. */
export const ChildCard = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  const title = useId()
  return (
    <li className={styles.place}>
      <Surface p="lg" h="100%">
        <article className={styles.card} aria-labelledby={title}>
          <header className={styles.head}>
            <Face name={child.name} avatar={child.avatar} size={60} />
            <div className={styles.who}>
              <Title order={2} size="h3" id={title}>
                <Anchor component={Link} to={profilePath(child)} inherit c="inherit">
                  {child.name}
                </Anchor>
              </Title>
              <Text c="dimmed">{whereFrom(child, t)}</Text>
              <Points points={child.poin_formatted} />
            </div>
          </header>
          {child.standing ? <StandingPart standing={child.standing} /> : <NotTested child={child} />}
          <Ways child={child} />
        </article>
      </Surface>
    </li>
  )
}
