/** Translates a text of an area. */
export type Say = (text: string) => string

const split = (keywords: string) => keywords.split(',').map((word) => word.trim())

/** Returns the keywords of a page or an action, in the user's language and in English. */
export const keywordsOf = (keywords: string | undefined, say: Say): string[] =>
  keywords === undefined ? [] : [...new Set([...split(say(keywords)), ...split(keywords)])]

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/** Returns whether each word of what was typed begins a word of one of the texts. */
export function matchesWords(typed: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}
