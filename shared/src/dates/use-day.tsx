import { useAppSelector, useProfile } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import type { Profile } from '../contract/session'
import { dateFormat } from '../lib/formats'
import { formatDateTime } from '../lib/time/date-time'
import { wallTime } from '../lib/time/zone-time'

/** Only the time zone matters here, so other changes to the profile cause no render. */
const selectZone = ({ data }: { data?: Profile | undefined }) => ({ zone: data?.school?.time_zone })

/**
 * Returns the time zone of the user's school. Without a school, returns undefined, which means the device's time
 * zone.
 */
export function useTimeZone(): string | undefined {
  const inside = useAppSelector(({ session }) => session.token !== null)
  return useProfile(undefined, { skip: !inside, selectFromResult: selectZone }).zone
}

function useFormat(options: Intl.DateTimeFormatOptions) {
  const { i18n } = useTranslation()
  const timeZone = useTimeZone()
  return dateFormat(i18n.language, { ...options, ...(timeZone && { timeZone }) })
}

/** Returns a function that formats a time in the user's language and the school's time zone. */
export function useDateFormat(options: Intl.DateTimeFormatOptions) {
  const format = useFormat(options)
  return (at: string) => format.format(new Date(at))
}

/** Returns a function that formats a time as a date in the school's time zone and the user's language. */
export const useDay = (dateStyle: 'long' | 'medium' = 'long') => useDateFormat({ dateStyle })

/** Returns a function that formats a time as year-month-day in the school's time zone, for CSV files. */
export function useCsvDay() {
  const timeZone = useTimeZone()
  return (at: string) => wallTime(new Date(at), timeZone).day
}

/**
 * Returns a function that formats a time to the second in the school's time zone, for records and CSV files:
 * `2026-05-02 09:05:00`.
 */
export function useTimestamp() {
  const timeZone = useTimeZone()
  return (at: string) => formatDateTime(at, { timeZone })
}

/** Returns a function that formats a time with its date in the school's time zone: `2 May 2026, 09:05`. */
export const useDateAndTime = () => useDateFormat({ dateStyle: 'medium', timeStyle: 'short' })

const withHour = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** Returns a function that formats a time with weekday and hour in the school's time zone and the user's language. */
export const useDayAndTime = () => useDateFormat(withHour)

/**
 * Returns a function that formats a range of times. If both ends are on the same date, the date appears only once.
 */
export function useTimeRange() {
  const format = useFormat(withHour)
  return (from: string, until: string) => format.formatRange(new Date(from), new Date(until))
}
