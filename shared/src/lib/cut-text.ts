/** The beginning of a text with an ellipsis, or all of it when it is no longer than so many characters. */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}
