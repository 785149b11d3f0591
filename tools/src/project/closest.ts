/** Returns how many letters have to be added, removed or replaced to turn one text into another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (letter === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Most letters in which a mistyped name may differ from the meant one. */
const MOST_TYPOS = 2

/** Returns the name that was probably meant; undefined if none is similar. */
export const closest = (text: string, names: readonly string[]): string | undefined =>
  names
    .map((name) => ({ name, typos: distance(text, name) }))
    .filter(({ name, typos }) => typos <= Math.min(MOST_TYPOS, name.length - 1))
    .sort((a, b) => a.typos - b.typos)[0]?.name
