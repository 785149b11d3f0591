import { useTranslation } from '@lekta/shared/i18n'
import type { ErasedCounts, ErasedPart } from '../contract/privacy'

/** Returns a function that says what was or will be erased, one text for each part, such as `3 tests`. */
export function usePartTexts() {
  const { t } = useTranslation()
  const texts: Readonly<Record<ErasedPart, (count: number) => string>> = {
    tests: (count) =>
      t('{{count}} tests with their results', { count, defaultValue_one: '{{count}} test with its result' }),
    answers: (count) => t('{{count}} answers', { count, defaultValue_one: '{{count}} answer' }),
    classrooms: (count) => t('{{count}} classroom places', { count, defaultValue_one: '{{count}} classroom place' }),
    links: (count) =>
      t('{{count}} links between parent and child', {
        count,
        defaultValue_one: '{{count}} link between parent and child',
      }),
    notifications: (count) => t('{{count}} notifications', { count, defaultValue_one: '{{count}} notification' }),
    logins: (count) => t('{{count}} logins and devices', { count, defaultValue_one: '{{count}} login or device' }),
    consents: (count) => t('{{count}} consents', { count, defaultValue_one: '{{count}} consent' }),
    seats: (count) => t('the name on {{count}} seats', { count, defaultValue_one: 'the name on {{count}} seat' }),
    imports: (count) =>
      t('{{count}} rows of imported files', { count, defaultValue_one: '{{count}} row of an imported file' }),
    messages: (count) => t('{{count}} messages to us', { count, defaultValue_one: '{{count}} message to us' }),
  }
  return (counts: ErasedCounts): string[] =>
    (Object.entries(counts) as [ErasedPart, number][]).map(([part, count]) => texts[part](count))
}
