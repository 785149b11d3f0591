/** Words that are frequent in any English text and rare in other languages. */
const usual = new Set(
  'the and of to it she they you his with that this from are were have what when which their there not but my your can then them'.split(
    ' ',
  ),
)

/**
 * Limits as shares of a text's words. A text with fewer frequent words or more rare words than this is not English.
 */
const FEW_USUAL = 0.05
const MANY_RARE = 0.2

/** Returns whether a text looks like English. `rare` is the number of its `words` that are rare. */
export function isEnglish(text: string, { words, rare }: { words: number; rare: number }): boolean {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const usualWords = found.filter((word) => usual.has(word)).length
  return usualWords >= words * FEW_USUAL || rare <= words * MANY_RARE
}
