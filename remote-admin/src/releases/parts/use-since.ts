import { useTranslation } from '@lekta/shared/i18n'
import { relativeTime } from '@lekta/shared/lib/time/relative-time'

/** Returns a function that says how long ago something was: `3 days ago`. */
export function useSince() {
  const { i18n } = useTranslation()
  return (at: string) => relativeTime(new Date(at), new Date(), i18n.language)
}
