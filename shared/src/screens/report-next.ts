import type { useTranslation } from '@lekta/shared/i18n'
import type { Report } from '../contract/report'
import { formatMeasure } from '../lib/measure'
import { weakerGenre } from '../lib/tell-steps'

type T = ReturnType<typeof useTranslation>['t']

/** What a child can do next, in plain words, as the report's data says. */
export function childNext(report: Report, t: T): string[] {
  const { measure, range, trusted } = report
  const daily = t('Read a little every day, and tell somebody what you have read.')
  if (!trusted) return [t('Next time, read each text slowly to its end. There is no clock.'), daily]
  const weaker = weakerGenre(report)
  const steps = [
    measure.value < 0
      ? t('Short books with big pictures and a few words on each page suit you now.')
      : t('Look for books between {{low}} and {{high}}. They suit you now.', {
          low: formatMeasure(Math.max(0, range.low)),
          high: formatMeasure(range.high),
        }),
    weaker === 'informational' &&
      t('Stories are easy for you. Try a book about animals, space or how things work, too.'),
    weaker === 'literary' && t('You are good at facts. Try a story, too, and tell somebody about it.'),
    weaker === null && t('Choose what you like: adventures and clever animals, or the sea, space and how things work.'),
    daily,
  ]
  return steps.filter((step) => step !== false)
}
