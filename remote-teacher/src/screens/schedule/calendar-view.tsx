import type { Schedule } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { dayAfter, instantOf, wallTime } from '@lekta/shared/lib/time/zone-time'
import { useSearchParams } from '@lekta/shared/routing'
import { ActionIcon, Button, Icon, SegmentedControl, Skeleton, useMediaQuery } from '@lekta/shared/ui'
import { Agenda, TestList } from './agenda'
import { Calendar } from './calendar'
import styles from './calendar.module.css'
import { type Span, turned, weeksAround } from './calendar-weeks'
import { useSchedulesBetween } from './use-schedules-between'
import { WeekView } from './week-view'

interface Props {
  span: Span
  onSpan: (span: Span) => void
  onOpen: (id: number) => void
}

/**
 * Returns the day in the address, and a setter. The calendar shows the month or week of this day; the default is
 * today.
 */
function useShownDay(zone: string | undefined) {
  const [params, setParams] = useSearchParams()
  const today = wallTime(new Date(), zone).day
  const dayParam = params.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(dayParam) && !Number.isNaN(Date.parse(dayParam)) ? dayParam : today
  const show = (next: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === today) changed.delete('day')
        else changed.set('day', next)
        return changed
      },
      { replace: true },
    )
  return { day, today, show }
}

function usePeriod(span: Span, day: string) {
  const { i18n } = useTranslation()
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(i18n.language, { ...options, timeZone: 'UTC' })
  const at = (text: string) => new Date(`${text}T00:00:00Z`)
  if (span === 'month') return format({ month: 'long', year: 'numeric' }).format(at(day))
  const [days = [day]] = weeksAround(day, 'week')
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day]
  return format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(at(first), at(last))
}

const MonthOrWeek = ({
  span,
  day,
  schedules,
  onOpen,
}: Omit<Props, 'onSpan'> & { day: string; schedules: readonly Schedule[] }) => {
  const small = useMediaQuery('(max-width: 700px)')
  if (span === 'week') {
    const Week = small ? Agenda : WeekView
    return <Week day={day} schedules={schedules} onOpen={onOpen} />
  }
  return (
    <>
      <Calendar day={day} schedules={schedules} onOpen={small ? null : onOpen} />
      {small && <TestList schedules={schedules} onOpen={onOpen} />}
    </>
  )
}

/** The tests of a month or a week. */
export const CalendarView = ({ span, onSpan, onOpen }: Props) => {
  const { t } = useTranslation()
  const zone = useTimeZone()
  const { day, today, show } = useShownDay(zone)
  const days = weeksAround(day, span).flat()
  const edge = (at: string) => (instantOf({ day: at, time: '00:00' }, zone) as Date).toISOString()
  const query = useSchedulesBetween(edge(days[0] as string), edge(dayAfter(days.at(-1) as string, 1)))
  const period = usePeriod(span, day)
  return (
    <section aria-label={period}>
      <div className={styles.tools}>
        <div className={styles.turn}>
          <ActionIcon variant="default" size="lg" aria-label={t('Earlier')} onClick={() => show(turned(day, span, -1))}>
            <Icon name="left" />
          </ActionIcon>
          <ActionIcon variant="default" size="lg" aria-label={t('Later')} onClick={() => show(turned(day, span, 1))}>
            <Icon name="right" />
          </ActionIcon>
          <h2 className={styles.period} aria-live="polite">
            {period}
          </h2>
          <Button variant="default" size="sm" disabled={day === today} onClick={() => show(today)}>
            {t('Today')}
          </Button>
        </div>
        <SegmentedControl
          aria-label={t('Calendar range')}
          value={span}
          onChange={(value) => onSpan(value as Span)}
          data={[
            { value: 'month', label: t('Month') },
            { value: 'week', label: t('Week') },
          ]}
        />
      </div>
      <QueryContent query={query} skeleton={<Skeleton height={span === 'month' ? 560 : 400} radius="lg" />}>
        {(schedules) => <MonthOrWeek span={span} day={day} schedules={schedules} onOpen={onOpen} />}
      </QueryContent>
    </section>
  )
}
