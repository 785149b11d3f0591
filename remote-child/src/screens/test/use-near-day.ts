import { useTranslation } from '@lekta/shared/i18n'
import { hourOf, nearDay } from './near-day'

/** Writes a moment for a child: today with its hour, tomorrow by its word, other days by weekday and date. */
export function useNearDay() {
  const { t, i18n } = useTranslation()
  return (moment: string) => {
    const at = new Date(moment)
    return nearDay(at, new Date(), i18n.language) ?? t('today at {{time}}', { time: hourOf(at, i18n.language) })
  }
}
