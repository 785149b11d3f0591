import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import type { Child } from '@lekta/shared/contract/people/child'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyPicture, Text } from '@lekta/shared/ui'
import { startAsChildPath } from '../../addresses'
import { ChildListCard } from '../../child-list-card'
import { useFirstTest, useWaitingTest } from '../../use-waiting-test'
import styles from './child.module.css'
import { LatestResultPart } from './latest-result-part'

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
      <Text fw={600}>{t('No tests finished yet')}</Text>
      <Text>{useFirstTest(child)}</Text>
    </div>
  )
}

const TakeHere = ({ test, name }: { test: AssignedTest; name: string }) => {
  const { t } = useTranslation()
  return (
    <Button data-named component={Link} to={startAsChildPath(test)}>
      {t('Let {{name}} take the test here', { name })}
    </Button>
  )
}

/** One child at a glance. */
export const ChildCard = ({ child }: { child: Child }) => {
  const test = useWaitingTest(child)
  return (
    <ChildListCard
      child={child}
      about={<Points points={child.poin_formatted} />}
      first={test && <TakeHere test={test} name={firstNameOf(child)} />}
    >
      {child.standing ? (
        <LatestResultPart result={child.standing} name={firstNameOf(child)} />
      ) : (
        <NotTested child={child} />
      )}
    </ChildListCard>
  )
}
