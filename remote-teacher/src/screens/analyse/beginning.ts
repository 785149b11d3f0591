/** The beginning of a text, at most so long, up to the end of a sentence where there is one near. */
export function beginningOf(text: string, most: number): string {
  const start = text.slice(0, most)
  const end = start.search(/[.!?]["'”’)]*\s[^.!?]*$/)
  return end > most / 2 ? start.slice(0, end + 1) : start
}
