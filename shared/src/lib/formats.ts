/** Caches formatters by language and options, because they are expensive to create. */
function memoize<Options extends object, Format>(make: (language: string | undefined, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: string | undefined, options: Options): Format => {
    const key = `${language}${JSON.stringify(options)}`
    const format = formats.get(key) ?? make(language, options)
    formats.set(key, format)
    return format
  }
}

/** The locale used for dates in each language: the day comes before the month, and hours run to 24. */
const dateLocales = new Map([
  ['en', 'en-GB'],
  ['id', 'id-ID'],
])

/** The only function that chooses the locale of dates. All code formats dates through this file. */
const dateLocaleOf = (language: string | undefined) =>
  language === undefined ? undefined : (dateLocales.get(language) ?? language)

/**
 * Formats dates and times: `2 December 2026`, `2 Dec`, `16:00`. Hours have two digits: `09:00` and, at midnight,
 * `00:00`.
 */
export const dateFormat = memoize(
  (language, { hour, ...options }: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocaleOf(language), { ...options, ...(hour && { hour: '2-digit' }) }),
)

/** Formats a relative time: `tomorrow`, `2 weeks ago`. */
export const relativeFormat = memoize(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(dateLocaleOf(language), options),
)

export const numberFormat = memoize(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)
