/** The number of edits to a word, and to the beginning of that word which is most like what was typed. */
export interface Distance {
  whole: number
  prefix: number
}

/** One row of the table: the numbers of edits from the first letters of `typed` to each beginning of `word`. */
function nextRow(typed: string, word: string, i: number, [above, twoAbove]: readonly [number[], number[]]): number[] {
  const row = [i]
  for (let j = 1; j <= word.length; j++) {
    const same = typed[i - 1] === word[j - 1]
    let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
    const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
    if (isSwapped) least = Math.min(least, (twoAbove[j - 2] ?? 0) + 1)
    row.push(least)
  }
  return row
}

/**
 * Returns how many letters have to be added, removed, replaced or swapped with their neighbour to get from what was
 * typed to a word, and to a beginning of it, because a word is searched while it is being typed.
 */
export function distanceOf(typed: string, word: string): Distance {
  let above = Array.from({ length: word.length + 1 }, (_, j) => j)
  let twoAbove = above
  for (let i = 1; i <= typed.length; i++) {
    const row = nextRow(typed, word, i, [above, twoAbove])
    twoAbove = above
    above = row
  }
  return { whole: above[word.length] ?? 0, prefix: Math.min(...above) }
}
