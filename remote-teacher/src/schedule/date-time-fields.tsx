import { useTimeZone } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { instantOf, type WallTime, wallTime } from '@lekta/shared/lib/time/zone-time'
import { TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './schedule.module.css'

interface Props {
  /** The form field's name. It makes an error in this field move the focus here. */
  name: string
  /** The label of both fields, such as “Opens”. */
  label: string
  /** A date and time in UTC. */
  value: string
  /** Called with an empty text while the date or the time is missing. */
  onChange: (dateTime: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** Fields for a date and a time of day in the school's time zone. */
export const DateTimeFields = ({ name, label, value, onChange, error, disabled = false }: Props) => {
  const { t } = useTranslation()
  const zone = useTimeZone()
  const [wall, setWall] = useState<WallTime>(() => wallTime(new Date(value), zone))
  const change = (part: Partial<WallTime>) => {
    const next = { ...wall, ...part }
    setWall(next)
    onChange(instantOf(next, zone)?.toISOString() ?? '')
  }
  return (
    <div className={styles.dates}>
      <TextInput
        type="date"
        name={name}
        label={t('{{what}} on', { what: label })}
        value={wall.day}
        onChange={(event) => change({ day: event.currentTarget.value })}
        error={error}
        disabled={disabled}
      />
      <TextInput
        type="time"
        label={t('{{what}} at', { what: label })}
        value={wall.time}
        onChange={(event) => change({ time: event.currentTarget.value })}
        error={Boolean(error)}
        disabled={disabled}
      />
    </div>
  )
}
