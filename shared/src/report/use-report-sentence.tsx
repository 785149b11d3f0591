import { useTranslation } from '@lekta/shared/i18n'
import type { Told } from '../lib/report-sentence'

/** Says what a report tells, in the reader's language. */
export function useTell() {
  const { t } = useTranslation()
  return ({ text, values = {} }: Told) => t(text, { ...values })
}
