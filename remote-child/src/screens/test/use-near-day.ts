import { useTranslation } from '@lekta/shared/i18n'
import { useTimeZone } from '@lekta/shared/screens/use-day'
import { hourOf, nearDay } from './near-day'

/** Writes a moment for a child: today with its hour, tomorrow by its word, other days by weekday and date. */
export function useNearDay() {
  const { t, i18n } = useTranslation()
  const zone = useTimeZone()
  return (moment: string) => {
    const at = new Date(moment)
    const near = nearDay(at, new Date(), i18n.language, zone)
    return near ?? t('today at {{time}}', { time: hourOf(at, i18n.language, zone) })
  }
}
