import { useAppSelector, useProfile } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import type { Profile } from '../contract/session'
import { formatDateTime } from '../lib/date-time'
import { dateFormat } from '../lib/formats'
import { wallTime } from '../lib/zone-time'

/** Where the reader's school keeps its time; nothing for who has none, which means the device's own. */
export function useTimeZone(): string | undefined {
  const inside = useAppSelector(({ session }) => session.token !== null)
  // Of all that is asked on each navigation this alone matters, to every moment on the page.
  const selectFromResult = ({ data }: { data?: Profile | undefined }) => ({ zone: data?.school?.time_zone })
  return useProfile(undefined, { skip: !inside, selectFromResult }).zone
}

function useFormat(options: Intl.DateTimeFormatOptions) {
  const { i18n } = useTranslation()
  const timeZone = useTimeZone()
  return dateFormat(i18n.language, { ...options, ...(timeZone && { timeZone }) })
}

/** Writes a moment in the reader's language and in the time of their school. */
export function useDateFormat(options: Intl.DateTimeFormatOptions) {
  const format = useFormat(options)
  return (at: string) => format.format(new Date(at))
}

/** Writes a moment as a day of the school's, in the reader's language. */
export const useDay = (dateStyle: 'long' | 'medium' = 'long') => useDateFormat({ dateStyle })

/** Writes a moment as the day it was at the school, year-month-day, as a sheet wants it. */
export function useCsvDay() {
  const timeZone = useTimeZone()
  return (at: string) => wallTime(new Date(at), timeZone).day
}

/** Writes a moment to the second, as records and sheets want it: `2026-05-02 09:05:00`, in the time of the reader's school. */
export function useTimestamp() {
  const timeZone = useTimeZone()
  return (at: string) => formatDateTime(at, { timeZone })
}

const withHour = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** Writes a moment with its weekday and the hour at the school, in the reader's language. */
export const useDayAndTime = () => useDateFormat(withHour)

/** Writes from when until when something lasts, in the same way; a day that both share is said once. */
export function useTimeRange() {
  const format = useFormat(withHour)
  return (from: string, until: string) => format.formatRange(new Date(from), new Date(until))
}
