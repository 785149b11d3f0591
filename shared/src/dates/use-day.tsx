import { useAppSelector, useProfile } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import type { Profile } from '../contract/session'
import { dateFormat } from '../lib/formats'
import { formatDateTime } from '../lib/time/date-time'
import { wallTime } from '../lib/time/zone-time'

/** Returns the time zone of the user's school; undefined without a school, so that the device's time zone is used. */
export function useTimeZone(): string | undefined {
  const inside = useAppSelector(({ session }) => session.token !== null)
  // Only the time zone matters here, so other changes of the profile cause no render.
  const selectFromResult = ({ data }: { data?: Profile | undefined }) => ({ zone: data?.school?.time_zone })
  return useProfile(undefined, { skip: !inside, selectFromResult }).zone
}

function useFormat(options: Intl.DateTimeFormatOptions) {
  const { i18n } = useTranslation()
  const timeZone = useTimeZone()
  return dateFormat(i18n.language, { ...options, ...(timeZone && { timeZone }) })
}

/** Formats a time in the user's language and the school's time zone. */
export function useDateFormat(options: Intl.DateTimeFormatOptions) {
  const format = useFormat(options)
  return (at: string) => format.format(new Date(at))
}

/** Formats a time as a date in the school's time zone and the user's language. */
export const useDay = (dateStyle: 'long' | 'medium' = 'long') => useDateFormat({ dateStyle })

/** Formats a time as year-month-day in the school's time zone, for CSV files. */
export function useCsvDay() {
  const timeZone = useTimeZone()
  return (at: string) => wallTime(new Date(at), timeZone).day
}

/** Formats a time to the second, for records and CSV files: `2026-05-02 09:05:00`, in the school's time zone. */
export function useTimestamp() {
  const timeZone = useTimeZone()
  return (at: string) => formatDateTime(at, { timeZone })
}

const withHour = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** Formats a time with weekday and hour in the school's time zone and the user's language. */
export const useDayAndTime = () => useDateFormat(withHour)

/** Formats a range of times; a date that both ends share appears once. */
export function useTimeRange() {
  const format = useFormat(withHour)
  return (from: string, until: string) => format.formatRange(new Date(from), new Date(until))
}
