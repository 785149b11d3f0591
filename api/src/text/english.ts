/** Words that stand all through any English text, and hardly in one of another language. */
const usual = new Set(
  'the and of to it she they you his with that this from are were have what when which their there not but my your can then them'.split(
    ' ',
  ),
)

/** English texts have far more of the usual words and far fewer that our word list does not know. */
const FEW_USUAL = 0.05
const MANY_RARE = 0.2

/** Whether a text looks like English; `rare` is how many of its `words` are rare ones. */
export function isEnglish(text: string, { words, rare }: { words: number; rare: number }): boolean {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const known = found.filter((word) => usual.has(word)).length
  return known >= words * FEW_USUAL || rare <= words * MANY_RARE
}
