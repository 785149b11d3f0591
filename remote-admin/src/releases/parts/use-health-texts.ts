import { useTranslation } from '@lekta/shared/i18n'
import { numberFormat } from '@lekta/shared/lib/formats'

interface Counts {
  browsers: number
  failing_browsers: number
}

/** Returns the number of failing browsers per thousand; null without browsers. */
export const failureRate = ({ browsers, failing_browsers }: Counts): number | null =>
  browsers === 0 ? null : (failing_browsers / browsers) * 1000

/** Returns functions that say in how many browsers a release failed. */
export function useHealthTexts() {
  const { t, i18n } = useTranslation()
  const rate = numberFormat(i18n.language, { maximumFractionDigits: 1 })
  const whole = numberFormat(i18n.language, {})
  return {
    /** `7.3`, or a dash if no browser has loaded the release. */
    rateText: (counts: Counts) => {
      const value = failureRate(counts)
      return value === null ? '–' : rate.format(value)
    },
    /** `3 of 412 browsers`. */
    countText: ({ browsers, failing_browsers }: Counts) =>
      t('{{failing}} of {{browsers}} browsers', {
        count: browsers,
        failing: whole.format(failing_browsers),
        browsers: whole.format(browsers),
        defaultValue_one: '{{failing}} of {{browsers}} browser',
      }),
    whole: (value: number) => whole.format(value),
  }
}
