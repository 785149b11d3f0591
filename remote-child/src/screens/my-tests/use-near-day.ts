import { useDateFormat, useTimeZone } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { hourStyle, nearDay } from './near-day'

/**
 * Returns a function that formats a time for a child: the time of day if it is today, otherwise “tomorrow”, or
 * weekday and date.
 */
export function useNearDay() {
  const { t, i18n } = useTranslation()
  const zone = useTimeZone()
  const hour = useDateFormat(hourStyle)
  return (time: string) =>
    nearDay(new Date(time), new Date(), i18n.language, zone) ?? t('today at {{time}}', { time: hour(time) })
}
