import type { Schedule } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { EmptyNotice, UnstyledButton } from '@lekta/shared/ui'
import { StateBadge } from '../../schedule/state-badge'
import { useRecipientsText } from '../../schedule/use-recipients-text'
import { useSpan } from '../../schedule/use-span'
import { dayFormat } from './calendar'
import styles from './calendar.module.css'
import { daysOf, weeksAround } from './calendar-weeks'

interface Props {
  schedules: readonly Schedule[]
  onOpen: (id: number) => void
}

/** Tests as a list, because the bars of a calendar are too small for text on a phone. */
export const TestList = ({ schedules, onOpen }: Props) => {
  const { t } = useTranslation()
  const span = useSpan()
  const recipientsText = useRecipientsText()
  return (
    <ul className={styles.below}>
      {schedules.map((schedule) => (
        <li key={schedule.id}>
          <UnstyledButton className={styles.row} onClick={() => onOpen(schedule.id)}>
            <span className={styles.rowHead}>
              {schedule.title} <StateBadge state={schedule.state} />
            </span>
            <span className={styles.rowNote}>
              {recipientsText(schedule)} ·{' '}
              {t('{{count}} of {{of}} finished', { count: schedule.finished, of: schedule.children })}
            </span>
            <span className={styles.rowNote}>{span(schedule)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

/** The tests of a week, each below the first day of the week on which it can be taken. */
export const Agenda = ({ day, schedules, onOpen }: Props & { day: string }) => {
  const { t, i18n } = useTranslation()
  const zone = useTimeZone()
  const [days = []] = weeksAround(day, 'week')
  const whole = dayFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })
  const firstShown = (schedule: Schedule) => {
    const { first } = daysOf(schedule, zone)
    return first < (days[0] ?? '') ? days[0] : first
  }
  if (schedules.length === 0) return <EmptyNotice title={t('No tests this week')} />
  return days.map((one) => {
    const tests = schedules.filter((schedule) => firstShown(schedule) === one)
    if (tests.length === 0) return null
    return (
      <section key={one} aria-label={whole(one)}>
        <h3 className={styles.agendaDay}>{whole(one)}</h3>
        <TestList schedules={tests} onOpen={onOpen} />
      </section>
    )
  })
}
