import type { Schedule } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import { Link } from '@lekta/shared/routing'
import { ActionIcon, Icon, Text } from '@lekta/shared/ui'
import { firstLesson } from '../../schedule/lesson'
import { giveAtPath } from '../../schedule/paths'
import { nextSchoolDay } from '../../schedule/windows'
import { BarButton, dayFormat } from './calendar'
import { weeksAround } from './calendar-weeks'
import { toneByClass } from './class-tones'
import { useDrag } from './use-drag'
import { useMoveTest } from './use-move-test'
import styles from './week.module.css'
import { WeekBlock } from './week-block'
import { WeekColumn } from './week-column'
import { layHours, timeOfMinutes } from './week-layout'

interface Props {
  /** Any day of the week, as year-month-day. */
  day: string
  schedules: readonly Schedule[]
  onOpen: (id: number) => void
}

/** The height of a minute in pixels. */
const minute = 0.8

/** The names of the days. A day on which a test can be given has a link for that. */
const Head = ({ days }: { days: readonly string[] }) => {
  const { t, i18n } = useTranslation()
  const zone = useTimeZone()
  const today = wallTime(new Date(), zone).day
  const earliest = nextSchoolDay(new Date(), zone)
  const weekday = dayFormat(i18n.language, { weekday: 'short' })
  const number = dayFormat(i18n.language, { day: 'numeric' })
  const whole = dayFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className={styles.head}>
      <span />
      {days.map((day) => (
        <span key={day} className={styles.day} data-today={day === today || undefined}>
          <span aria-hidden="true">
            {weekday(day)} <b className={styles.number}>{number(day)}</b>
          </span>
          {day >= earliest && (
            <ActionIcon
              component={Link}
              to={giveAtPath({ day, time: firstLesson.from })}
              variant="subtle"
              size="md"
              className={styles.add}
              aria-label={t('Give a test on {{day}}', { day: whole(day) })}
            >
              <Icon name="add" size={16} />
            </ActionIcon>
          )}
        </span>
      ))}
    </div>
  )
}

const Hours = ({ first, last }: { first: number; last: number }) => (
  <div className={styles.axis} aria-hidden="true">
    {Array.from({ length: last - first }, (_, i) => timeOfMinutes((first + i) * 60)).map((time) => (
      <span key={time}>{time}</span>
    ))}
  </div>
)

/** A week with hours. Tests can be dragged to another time, and a click on free time gives a test. */
export const WeekView = ({ day, schedules, onOpen }: Props) => {
  const { t, i18n } = useTranslation()
  const zone = useTimeZone()
  const { shown, move } = useMoveTest(schedules)
  const { dragged, handlers } = useDrag(minute, (id, by) => {
    const schedule = shown.find((one) => one.id === id)
    if (schedule) void move(schedule, by)
  })
  const [days = []] = weeksAround(day, 'week')
  const { allDay, columns, hours } = layHours(days, shown, zone)
  const toneOf = toneByClass(shown)
  const whole = dayFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })
  const size = { '--minute': `${minute}px`, '--hours': hours.last - hours.first } as React.CSSProperties
  return (
    <>
      <div className={styles.week} style={size}>
        <Head days={days} />
        {allDay.bars.length > 0 && (
          <div className={styles.allDay}>
            <span className={styles.allDayLabel}>{t('Several days')}</span>
            <ul className={styles.bars} aria-label={t('Tests over several days')}>
              {allDay.bars.map((bar) => (
                <li key={bar.schedule.id}>
                  <BarButton bar={bar} row={bar.line + 1} tone={toneOf(bar.schedule)} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.grid}>
          <Hours {...hours} />
          <ol className={styles.columns} aria-label={t('Calendar')}>
            {columns.map((column) => (
              <WeekColumn key={column.day} day={column.day} hours={hours} minute={minute} label={whole(column.day)}>
                {column.blocks.map((block) => (
                  <WeekBlock
                    key={block.schedule.id}
                    block={block}
                    tone={toneOf(block.schedule)}
                    firstHour={hours.first}
                    move={dragged?.id === block.schedule.id ? dragged.move : null}
                    handlers={handlers(block.schedule.id)}
                    onOpen={() => onOpen(block.schedule.id)}
                  />
                ))}
              </WeekColumn>
            ))}
          </ol>
        </div>
      </div>
      <Text size="sm" c="dimmed" mt="sm" className={styles.hint}>
        {t('Drag a test to another time, or open it and choose “Edit”. Select free time to give a test then.')}
      </Text>
    </>
  )
}
