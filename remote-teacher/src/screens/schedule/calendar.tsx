import type { Schedule } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import { UnstyledButton, VisuallyHidden } from '@lekta/shared/ui'
import { useSpan } from '../../schedule/use-span'
import styles from './calendar.module.css'
import { type Bar, layWeek, type Span, type Week, weeksAround } from './calendar-weeks'

interface Props {
  span: Span
  /** Any of the days to show, as year-month-day. */
  day: string
  schedules: readonly Schedule[]
  /** Opens a test; null if the bars are too small to be clicked. */
  onOpen: ((id: number) => void) | null
}

/**
 * Returns a function that formats a day. A day has no time zone, so it is formatted in UTC, which keeps it unchanged.
 */
const dayFormat = (language: string, options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat(language, { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** Returns the attributes for the position and the look of a bar. */
const lookOf = ({ schedule: { state }, from, to, line, before, after }: Bar) => ({
  className: styles.bar,
  'data-state': state,
  'data-before': before || undefined,
  'data-after': after || undefined,
  style: { gridColumn: `${from + 1} / ${to + 2}`, gridRow: line + 2 },
})

const BarButton = ({ bar, onOpen }: { bar: Bar } & Pick<Props, 'onOpen'>) => {
  const span = useSpan()
  const { id, title, classrooms } = bar.schedule
  if (!onOpen) return <span {...lookOf(bar)} aria-hidden="true" />
  return (
    <UnstyledButton {...lookOf(bar)} title={`${title}: ${span(bar.schedule)}`} onClick={() => onOpen(id)}>
      <span className={styles.barTitle}>{title}</span>
      <span className={styles.barRooms}>{classrooms.map(({ name }) => name).join(', ')}</span>
      <VisuallyHidden>{span(bar.schedule)}</VisuallyHidden>
    </UnstyledButton>
  )
}

const WeekRow = ({
  week,
  today,
  month,
  onOpen,
}: { week: Week; today: string; month: string | null } & Pick<Props, 'onOpen'>) => {
  const { i18n } = useTranslation()
  const number = dayFormat(i18n.language, { day: 'numeric' })
  const whole = dayFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <li className={styles.week} style={{ '--lines': Math.max(1, week.lines) } as React.CSSProperties}>
      {week.days.map((day, i) => (
        <div
          key={day}
          className={styles.day}
          style={{ gridColumn: i + 1 }}
          data-today={day === today || undefined}
          data-other={(month !== null && !day.startsWith(month)) || undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {number(day)}
          </span>
          <VisuallyHidden>{whole(day)}</VisuallyHidden>
        </div>
      ))}
      {week.bars.map((bar) => (
        <BarButton key={bar.schedule.id} bar={bar} onOpen={onOpen} />
      ))}
    </li>
  )
}

/** Tests on the days on which they can be taken, in the school's time zone. */
export const Calendar = ({ span, day, schedules, onOpen }: Props) => {
  const { t, i18n } = useTranslation()
  const zone = useTimeZone()
  const today = wallTime(new Date(), zone).day
  const weeks = weeksAround(day, span).map((days) => layWeek(days, schedules, zone))
  const short = dayFormat(i18n.language, { weekday: 'short' })
  return (
    <div className={styles.calendar} data-span={span}>
      <div className={styles.names} aria-hidden="true">
        {weeks[0]?.days.map((one) => (
          <span key={one}>{short(one)}</span>
        ))}
      </div>
      <ul className={styles.weeks} aria-label={t('Calendar')}>
        {weeks.map((week) => (
          <WeekRow
            key={week.days[0]}
            week={week}
            today={today}
            month={span === 'month' ? day.slice(0, 7) : null}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  )
}
