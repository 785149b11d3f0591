/** Gives a formatter of the browser's, which is dear to make, again to whoever asks for the same one. */
function kept<Options extends object, Format>(make: (language: string | undefined, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (language: string | undefined, options: Options): Format => {
    const key = `${language}${JSON.stringify(options)}`
    const format = made.get(key) ?? make(language, options)
    made.set(key, format)
    return format
  }
}

/** Writes moments. */
export const dateFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

/** Writes numbers. */
export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)
