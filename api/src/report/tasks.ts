import type { Report } from '@lekta/shared/contract/assessment/report'
import type { Language } from '../i18n/sentence'
import { defineTask } from '../threads/task'
import type { Heading } from './queries'

interface Printed {
  report: Report
  heading: Heading
  language: Language
}

export const reportPdfTask = defineTask({
  name: 'report as PDF',
  load: async () => {
    const { reportPdf } = await import('./report-pdf')
    return ({ report, heading, language }: Printed) => reportPdf(report, heading, language)
  },
})

export const letterPdfTask = defineTask({
  name: 'letter as PDF',
  load: async () => {
    const { letterPdf } = await import('./letter-pdf')
    return ({ report, heading, language, now }: Printed & { now: Date }) => letterPdf(report, heading, language, now)
  },
})
