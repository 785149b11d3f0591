import type { Schedule } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import { UnstyledButton, VisuallyHidden } from '@lekta/shared/ui'
import { useRecipientsText } from '../../schedule/use-recipients-text'
import { useSpan } from '../../schedule/use-span'
import styles from './calendar.module.css'
import { type Bar, layWeek, type Week, weeksAround } from './calendar-weeks'
import { toneByClass } from './class-tones'

interface Props {
  /** Any day of the month, as year-month-day. */
  day: string
  schedules: readonly Schedule[]
  /** Opens a test; null if the bars are too small to be clicked. */
  onOpen: ((id: number) => void) | null
}

/**
 * Returns a function that formats a day. A day has no time zone, so it is formatted in UTC, which keeps it unchanged.
 */
export const dayFormat = (language: string, options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat(language, { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

interface BarProps extends Pick<Props, 'onOpen'> {
  bar: Bar
  /** The row of the grid. */
  row: number
  tone: string
}

/** Returns the attributes for the position and the look of a bar. */
const lookOf = ({ bar: { schedule, from, to, before, after }, row, tone }: BarProps) => ({
  className: styles.bar,
  'data-state': schedule.state,
  'data-before': before || undefined,
  'data-after': after || undefined,
  style: { gridColumn: `${from + 1} / ${to + 2}`, gridRow: row, '--tone': tone } as React.CSSProperties,
})

/** A test over the days on which it can be taken. */
export const BarButton = (props: BarProps) => {
  const { t } = useTranslation()
  const span = useSpan()
  const recipientsText = useRecipientsText()
  const { bar, onOpen } = props
  const { id, title, finished, children } = bar.schedule
  const look = lookOf(props)
  if (!onOpen) return <span {...look} aria-hidden="true" />
  return (
    <UnstyledButton {...look} title={`${title}: ${span(bar.schedule)}`} onClick={() => onOpen(id)}>
      <span className={styles.barTitle}>{title}</span>
      <span className={styles.barRooms}>{recipientsText(bar.schedule)}</span>
      <span className={styles.barCount} aria-hidden="true">
        {finished}/{children}
      </span>
      <VisuallyHidden>
        {span(bar.schedule)}, {t('{{count}} of {{of}} finished', { count: finished, of: children })}
      </VisuallyHidden>
    </UnstyledButton>
  )
}

const WeekRow = ({
  week,
  today,
  month,
  toneOf,
  onOpen,
}: { week: Week; today: string; month: string; toneOf: (schedule: Schedule) => string } & Pick<Props, 'onOpen'>) => {
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
          data-other={!day.startsWith(month) || undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {number(day)}
          </span>
          <VisuallyHidden>{whole(day)}</VisuallyHidden>
        </div>
      ))}
      {week.bars.map((bar) => (
        <BarButton key={bar.schedule.id} bar={bar} row={bar.line + 2} tone={toneOf(bar.schedule)} onOpen={onOpen} />
      ))}
    </li>
  )
}

/** The tests of a month on the days on which they can be taken, in the school's time zone. */
export const Calendar = ({ day, schedules, onOpen }: Props) => {
  const { t, i18n } = useTranslation()
  const zone = useTimeZone()
  const today = wallTime(new Date(), zone).day
  const weeks = weeksAround(day, 'month').map((days) => layWeek(days, schedules, zone))
  const toneOf = toneByClass(schedules)
  const short = dayFormat(i18n.language, { weekday: 'short' })
  return (
    <div className={styles.calendar}>
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
            month={day.slice(0, 7)}
            toneOf={toneOf}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  )
}
