import type { useTranslation } from '@lekta/shared/i18n'
import type { Report } from '../contract/assessment/report'
import { weakerGenre } from '../lib/measure/describe-steps'
import { formatMeasure } from '../lib/measure/measure'

type T = ReturnType<typeof useTranslation>['t']

/** Returns what a child can do next, in plain words, based on the report. */
export function childNextSteps(report: Report, t: T): string[] {
  const { measure, range, trusted } = report
  const daily = t('Read a little every day and tell someone about it.')
  if (!trusted) return [t('Next time, read each text slowly to the end. There is no clock.'), daily]
  const weaker = weakerGenre(report)
  const steps = [
    report.too_fast && t('Next time, read each text slowly to the end. There is no clock.'),
    measure.value < 0
      ? t('Short books with big pictures and a few words on each page are just right for you.')
      : t('Look for books between {{low}} and {{high}}. They are just right for you.', {
          low: formatMeasure(Math.max(0, range.low)),
          high: formatMeasure(range.high),
        }),
    weaker === 'informational' &&
      t('Stories are easy for you. Now try a book about animals, space or how things work.'),
    weaker === 'literary' && t('You are good at factual texts. Now try a story, and tell someone about it.'),
    weaker === null && t('Choose what you like: adventures and clever animals, or the sea, space and how things work.'),
    daily,
  ]
  return steps.filter((step) => typeof step === 'string')
}
