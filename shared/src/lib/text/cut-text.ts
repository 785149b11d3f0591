/** Returns the text. If it has more than `length` characters, the rest is replaced with an ellipsis. */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** Like `cutText`, but cuts a longer text at the end of a word. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const beginning = text.slice(0, length + 1).replace(/[\s,;:]+[^\s,;:]*$/, '')
  return `${beginning.slice(0, length)}…`
}
