import { undoBy, useMutation } from '@lekta/shared/client'
import { type SeatedStudent, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { StudentName } from '@lekta/shared/lists/student-name'
import { Button, Text } from '@lekta/shared/ui'
import { profilePath } from '../../addresses'
import styles from './subscription.module.css'

interface Props {
  subscriptionId: number
  family: readonly SeatedStudent[]
}

const TakeBack = ({ subscriptionId, id, name }: { subscriptionId: number; id: number; name: string }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [takeBack, { isLoading }] = useMutation(subscriptionContract.getBackClassroomSubscription)
  const body = { student_ids: [id], subscription_id: subscriptionId }
  const undo = undoBy(subscriptionContract.addClassroomSubscription, { body })
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={isLoading}
      aria-label={t('Remove {{name}}’s seat', { name })}
      onClick={() => void act(() => takeBack({ body }).unwrap(), t('The seat is free again.'), undo)}
    >
      {t('Remove')}
    </Button>
  )
}

/** The children who have a seat of a subscription, with the number of tests that each child has left. */
export const SeatList = ({ subscriptionId, family }: Props) => {
  const { t } = useTranslation()
  const seated = family.flatMap(({ seats, ...child }) =>
    seats.filter(({ subscription_id }) => subscription_id === subscriptionId).map((seat) => ({ child, seat })),
  )
  if (seated.length === 0) return <Text c="dimmed">{t('None of your children has a seat yet.')}</Text>
  return (
    <ul className={styles.seats}>
      {seated.map(({ child, seat }) => (
        <li key={child.id}>
          <StudentName name={child.name} avatar={child.avatar} to={profilePath(child)} />
          <span className={styles.left}>
            {t('{{count}} tests left', { count: seat.tests_left, defaultValue_one: '{{count}} test left' })}
          </span>
          {seat.can_take_back && <TakeBack subscriptionId={subscriptionId} id={child.id} name={child.name} />}
        </li>
      ))}
    </ul>
  )
}
