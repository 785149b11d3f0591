/** Returns at most `most` characters of a text, up to the end of a sentence if one ends in their second half. */
export function beginningOf(text: string, most: number): string {
  const start = text.slice(0, most)
  const end = start.search(/[.!?]["'”’)]*\s[^.!?]*$/)
  return end > most / 2 ? start.slice(0, end + 1) : start
}
