import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { termAfter } from '@lekta/shared/lib/time/school-terms'

const DAY = 24 * 60 * 60_000

/** Returns a function that names a term by its first day: `July – December 2026`. */
export function useTermName() {
  const { i18n } = useTranslation()
  const format = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (key: string) => {
    const start = new Date(key)
    return format.formatRange(start, new Date(termAfter(start, 1).getTime() - DAY))
  }
}

/** Returns a function that writes a day, which has no time zone. */
export function useCalendarDay() {
  const { i18n } = useTranslation()
  const format = dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(day))
}
