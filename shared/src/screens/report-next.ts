import type { useTranslation } from '@lekta/shared/i18n'
import type { Report } from '../contract/report'
import { formatMeasure, SURE_GROWTH } from '../lib/measure'

type T = ReturnType<typeof useTranslation>['t']
export type Audience = 'child' | 'adult'

/** The genre whose measure lies below the other one's band, if there is one. */
export function weakerGenre({ strands }: Pick<Report, 'strands'>) {
  const sorted = [...strands].sort((a, b) => a.measure.value - b.measure.value)
  const [weak, strong] = [sorted[0], sorted.at(-1)]
  return weak && strong && weak.measure.value < strong.measure.low ? weak.genre : null
}

/** Whether nothing came before this result, which alone can be counted on. */
export const isFirstTest = ({ growth, trusted }: Pick<Report, 'growth' | 'trusted'>) => growth.length === 1 && trusted

function growthStep(report: Report, t: T, day: (at: string) => string): string {
  const { grown } = report
  if (!grown)
    return isFirstTest(report)
      ? t('Test again after some months: growth shows from the second test on.')
      : t('Test again after some months: growth shows once two calm tests can be compared.')
  const since = day(grown.since)
  if (grown.difference > 0 && grown.probability >= SURE_GROWTH)
    return t('Go on as now: the growth since {{since}} is very likely real.', { since })
  if (grown.difference > 0)
    return t('There are signs of growth since {{since}}. The next test will tell whether it is real.', { since })
  return t('No growth shows since {{since}}. A little reading each day, and talking about it, helps most.', { since })
}

function adultSteps(report: Report, t: T, day: (at: string) => string) {
  const { measure, range, trusted } = report
  if (!trusted)
    return [t('Take the test again on a calm day. Until then, this result is not enough to choose books by.')]
  const weaker = weakerGenre(report)
  return [
    t('Choose texts between {{low}} and {{high}}: hard enough to learn from, easy enough to enjoy.', {
      low: formatMeasure(range.low),
      high: formatMeasure(range.high),
    }),
    measure.value < 0 && t('Read together every day, a few lines at a time, and follow the words with a finger.'),
    weaker === 'informational' &&
      t('Stories come easier than texts about facts: read about animals, places or how things work, too.'),
    weaker === 'literary' &&
      t('Texts about facts come easier than stories: read stories, too, and ask why people in them act as they do.'),
    growthStep(report, t, day),
  ]
}

function childStepsToDo(report: Report, t: T) {
  const { measure, range, trusted } = report
  const daily = t('Read a little every day, and tell somebody what you have read.')
  if (!trusted) return [t('Next time, read each text slowly to its end. There is no clock.'), daily]
  const weaker = weakerGenre(report)
  return [
    measure.value < 0
      ? t('Short books with big pictures and a few words on each page suit you now.')
      : t('Look for books between {{low}} and {{high}}. They suit you now.', {
          low: formatMeasure(Math.max(0, range.low)),
          high: formatMeasure(range.high),
        }),
    weaker === 'informational' &&
      t('Stories are easy for you. Try a book about animals, space or how things work, too.'),
    weaker === 'literary' && t('You are good at facts. Try a story, too, and tell somebody about it.'),
    daily,
  ]
}

/** What to do next, in plain words, as the report's data says. `day` writes a date. */
export function nextSteps(report: Report, audience: Audience, t: T, day: (at: string) => string): string[] {
  const steps = audience === 'child' ? childStepsToDo(report, t) : adultSteps(report, t, day)
  return steps.filter((step) => step !== false)
}
