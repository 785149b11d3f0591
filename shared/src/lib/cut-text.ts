/** The beginning of a text with an ellipsis, or all of it when it is no longer than so many characters. */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** The beginning of a text up to the end of a word, with an ellipsis, or all of it when it is no longer than so many characters. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const beginning = text.slice(0, length + 1).replace(/[\s,;:]+[^\s,;:]*$/, '')
  return `${beginning.slice(0, length)}…`
}
