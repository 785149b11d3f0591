import { useTranslation } from '@lekta/shared/i18n'
import type { ReportSentence } from '../lib/report-sentence'

/** Says what a report tells, in the reader's language. */
export function useReportSentence() {
  const { t } = useTranslation()
  return ({ text, values = {} }: ReportSentence) => t(text, { ...values })
}
