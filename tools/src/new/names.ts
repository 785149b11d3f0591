const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Returns whether a name consists of lower-case words joined by dashes, such as `reading-list`. */
export const isKebabCase = (name: string): boolean => kebab.test(name)

/** Turns `readingList` into `reading-list`. */
export const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Turns `reading-list` into `readingList`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Turns `reading-list` into `ReadingList`. */
export const toPascalCase = (name: string): string => toCamelCase(`-${name}`)

/** Turns `reading-list` into `Reading list`. */
export const toSentenceCase = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Returns a text as a TypeScript string literal. */
export const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
