/**
 * Returns the beginning of a text, at most `most` characters. The beginning ends with a sentence if one ends in its
 * second half.
 */
export function beginningOf(text: string, most: number): string {
  const start = text.slice(0, most)
  const end = start.search(/[.!?]["'”’)]*\s[^.!?]*$/)
  return end > most / 2 ? start.slice(0, end + 1) : start
}
