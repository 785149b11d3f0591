/** Caches formatters, which are expensive to create, by language and options. */
function memoize<Options extends object, Format>(make: (language: string | undefined, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: string | undefined, options: Options): Format => {
    const key = `${language}${JSON.stringify(options)}`
    const format = formats.get(key) ?? make(language, options)
    formats.set(key, format)
    return format
  }
}

export const dateFormat = memoize(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

/** Writes numbers. */
export const numberFormat = memoize(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)
