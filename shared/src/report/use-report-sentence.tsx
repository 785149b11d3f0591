import { useTranslation } from '@lekta/shared/i18n'
import type { ReportSentence } from '../lib/measure/report-sentence'

/** Translates a report sentence into the user's language. */
export function useReportSentence() {
  const { t } = useTranslation()
  return ({ text, values = {} }: ReportSentence) => t(text, { ...values })
}
