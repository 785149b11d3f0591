import { useTimeZone } from '@lekta/shared/dates/use-day'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import { useNavigate } from '@lekta/shared/routing'
import type { PointerEvent, ReactNode } from 'react'
import { giveAtPath } from '../../schedule/paths'
import { useNow } from '../../schedule/use-now'
import { gridMinutes } from './move-test'
import styles from './week.module.css'
import { minutesOfTime, timeOfMinutes, type WeekGrid } from './week-layout'

interface Props {
  day: string
  hours: WeekGrid['hours']
  /** The height of a minute in pixels. */
  minute: number
  label: string
  children: ReactNode
}

const MINUTE = 60_000

/**
 * The free time of a day, where a click gives a test. It is for the mouse only: the link beside the day does the same
 * by keyboard.
 */
const FreeTime = ({ day, hours, minute, earliest }: Omit<Props, 'children' | 'label'> & { earliest: number }) => {
  const navigate = useNavigate()
  const startAt = ({ currentTarget, clientY }: { currentTarget: HTMLElement; clientY: number }) => {
    const minutes = hours.first * 60 + (clientY - currentTarget.getBoundingClientRect().top) / minute
    return Math.max(earliest, Math.floor(minutes / gridMinutes) * gridMinutes)
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const start = startAt(event)
    event.currentTarget.dataset.time = timeOfMinutes(start)
    event.currentTarget.style.setProperty('--slot', String(start - hours.first * 60))
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles.free}
      onPointerMove={point}
      onClick={(event) => void navigate(giveAtPath({ day, time: timeOfMinutes(startAt(event)) }))}
    />
  )
}

/** One day of the week: its free time, its tests, and a line at the current time. */
export const WeekColumn = ({ day, hours, minute, label, children }: Props) => {
  const zone = useTimeZone()
  const now = wallTime(new Date(useNow(MINUTE)), zone)
  const isToday = day === now.day
  const minutes = minutesOfTime(now.time)
  const earliest = isToday ? Math.ceil(minutes / gridMinutes) * gridMinutes : 0
  const hasFreeTime = day >= now.day && earliest < hours.last * 60
  const hasLine = isToday && minutes >= hours.first * 60 && minutes <= hours.last * 60
  return (
    <li className={styles.column} data-column data-today={isToday || undefined} aria-label={label}>
      {hasFreeTime && <FreeTime day={day} hours={hours} minute={minute} earliest={earliest} />}
      <div className={styles.blocks}>{children}</div>
      {hasLine && (
        <div
          className={styles.now}
          style={{ '--from': minutes - hours.first * 60 } as React.CSSProperties}
          aria-hidden="true"
        />
      )}
    </li>
  )
}
