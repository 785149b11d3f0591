import { undoBy, useMutation } from '@lekta/shared/client'
import {
  type RunningSubscription,
  type SeatlessClassroom,
  subscriptionContract,
} from '@lekta/shared/contract/money/subscription'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Card, Checkbox, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { fittingClassrooms, missingSeats } from './fitting-classrooms'
import styles from './seats.module.css'

/** The most students whose seats one call can take back. */
const mostUndone = 1000

interface RoomProps {
  room: SeatlessClassroom
  isChosen: boolean
  onToggle: () => void
}

const Room = ({ room: { name, students, seatless }, isChosen, onToggle }: RoomProps) => {
  const { t } = useTranslation()
  const state =
    seatless === 0
      ? t('All {{count}} students have a seat', {
          count: students,
          defaultValue_one: 'The only student has a seat',
        })
      : t('{{seatless}} of {{students}} without a seat', { seatless, students })
  return (
    <li className={styles.room}>
      <Checkbox
        checked={isChosen && seatless > 0}
        disabled={seatless === 0}
        onChange={onToggle}
        label={
          <span className={styles.roomLabel}>
            <b>{name}</b> <span>{state}</span>
          </span>
        }
      />
    </li>
  )
}

/** Says for how many seats the chosen classrooms ask, and whether they are enough. */
const SeatCount = ({ needed, free }: { needed: number; free: number }) => {
  const { t } = useTranslation()
  const left = free - needed
  const sentence = () => {
    if (left < 0)
      return t('{{count}} seats too few. Choose fewer classes.', {
        count: -left,
        defaultValue_one: '{{count}} seat too few. Choose fewer classes.',
      })
    if (needed > 0) return t('{{needed}} of {{free}} free seats, {{left}} left', { needed, free, left })
    return t('{{count}} free seats. Choose the classes that get them.', {
      count: free,
      defaultValue_one: '{{count}} free seat. Choose the class that gets it.',
    })
  }
  return (
    <Text role="status" className={left < 0 ? styles.tooMany : undefined}>
      {sentence()}
    </Text>
  )
}

/** Sends the chosen classrooms. The change can be undone unless it is very large. */
function useAssign({ id }: RunningSubscription, chosen: ReadonlySet<number>) {
  const { t } = useTranslation()
  const act = useAction()
  const [assign, { isLoading }] = useMutation(subscriptionContract.assignSeats)
  const give = () =>
    act(
      () => assign({ params: { id }, body: { classroom_ids: [...chosen] } }).unwrap(),
      ({ given }) => t('{{count}} seats given.', { count: given.length, defaultValue_one: '{{count}} seat given.' }),
      ({ given }) =>
        given.length > 0 && given.length <= mostUndone
          ? undoBy(subscriptionContract.getBackClassroomSubscription, {
              body: { student_ids: given, subscription_id: id },
            })
          : undefined,
    )
  return { give, isLoading }
}

interface Props {
  subscription: RunningSubscription
  rooms: readonly SeatlessClassroom[]
  /** The classrooms that are chosen at first, if there are any; by default those for which the seats are enough. */
  preferred?: readonly number[]
}

/** The classrooms to choose from. At first those are chosen for which the seats are enough. */
export const AssignForm = ({ subscription, rooms, preferred = [] }: Props) => {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(preferred.length > 0 ? preferred : fittingClassrooms(rooms, subscription.free)),
  )
  const selected = rooms.filter(({ id, seatless }) => chosen.has(id) && seatless > 0)
  const { give, isLoading } = useAssign(subscription, new Set(selected.map(({ id }) => id)))
  const needed = missingSeats(selected)
  const left = subscription.free - needed
  const toggle = (id: number) =>
    setChosen((last) => new Set(last.has(id) ? [...last].filter((one) => one !== id) : [...last, id]))
  return (
    <Card component="section">
      <form
        aria-label={t('Classes')}
        onSubmit={(event) => {
          event.preventDefault()
          if (left >= 0 && needed > 0 && !isLoading) void give()
        }}
      >
        <Stack gap="md">
          <ul className={styles.rooms}>
            {rooms.map((room) => (
              <Room key={room.id} room={room} isChosen={chosen.has(room.id)} onToggle={() => toggle(room.id)} />
            ))}
          </ul>
          <div className={styles.assignBar}>
            <SeatCount needed={needed} free={subscription.free} />
            <Button type="submit" loading={isLoading} disabled={left < 0 || needed === 0}>
              {t('Give {{count}} seats', { count: needed, defaultValue_one: 'Give {{count}} seat' })}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
