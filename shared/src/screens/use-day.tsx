import { useTranslation } from '@lekta/shared/i18n'

/** Writes a moment as a day in the reader's language. */
export function useDay(dateStyle: 'long' | 'medium' = 'long') {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle })
  return (at: string) => format.format(new Date(at))
}
