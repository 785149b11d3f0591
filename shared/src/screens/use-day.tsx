import { useAppSelector, useProfileMeQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'

/** Where the reader's school keeps its time; nothing for who has none, which means the device's own. */
export function useTimeZone(): string | undefined {
  const inside = useAppSelector(({ session }) => session.token !== null)
  const { data } = useProfileMeQuery(undefined, { skip: !inside })
  return data?.school?.time_zone
}

/** Writes a moment in the reader's language and in the time of their school. */
export function useDateFormat(options: Intl.DateTimeFormatOptions) {
  const { i18n } = useTranslation()
  const timeZone = useTimeZone()
  const format = new Intl.DateTimeFormat(i18n.language, { ...options, ...(timeZone && { timeZone }) })
  return (at: string) => format.format(new Date(at))
}

/** Writes a moment as a day of the school's, in the reader's language. */
export const useDay = (dateStyle: 'long' | 'medium' = 'long') => useDateFormat({ dateStyle })

/** Writes a moment with its weekday and the hour at the school, in the reader's language. */
export const useMoment = () =>
  useDateFormat({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
