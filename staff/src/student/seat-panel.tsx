import { useQuery } from '@lekta/shared/client'
import { subscriptionContract } from '@lekta/shared/contract/money/subscription'
import type { StudentOverview } from '@lekta/shared/contract/people/student-overview'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Panel, Text } from '@lekta/shared/ui'
import { Quiet } from '../people/field-columns'
import { useSeatActions } from '../seats/use-seat-actions'
import type { StaffArea } from '../staff-paths'
import styles from './student.module.css'

interface Props {
  area: StaffArea
  overview: StudentOverview
}

const SeatActions = ({ area, overview: { student, seats } }: Props) => {
  const running = useQuery(subscriptionContract.runningSubscriptions, undefined, { refetchOnMountOrArgChange: true })
  const { give, takeBack, dialogs } = useSeatActions({ area, running: running.data, onDone: () => undefined })
  const actions = [
    ...(seats.length === 0 ? [give] : []),
    ...(seats.some(({ can_take_back }) => can_take_back) ? [takeBack] : []),
  ]
  return (
    <>
      {actions.map(({ label, run }) => (
        <Button key={label} variant="default" size="sm" onClick={() => run([student.id])}>
          {label}
        </Button>
      ))}
      {dialogs}
    </>
  )
}

/** The seats of the student; without one, a button that gives one. */
export const SeatPanel = ({ area, overview }: Props) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const { seats, student } = overview
  return (
    <Panel title={t('Seat')}>
      <div className={styles.stack}>
        {seats.length === 0 && <Text c="dimmed">{t('No seat. A test at school needs one.')}</Text>}
        {seats.length > 0 && (
          <ul className={styles.list}>
            {seats.map(({ subscription_id, plan_name, ends_at, tests_left, tests_used }) => (
              <li key={subscription_id}>
                <b>{t(plan_name)}</b>
                <Quiet>
                  {t('{{left}} of {{count}} tests left, until {{day}}', {
                    left: tests_left,
                    count: tests_left + tests_used,
                    day: day(ends_at),
                    defaultValue_one: '{{left}} of {{count}} test left, until {{day}}',
                  })}
                </Quiet>
              </li>
            ))}
          </ul>
        )}
        {!student.archived && <SeatActions area={area} overview={overview} />}
      </div>
    </Panel>
  )
}
