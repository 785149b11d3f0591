import { readingRange, roundText } from '@lekta/shared/lib/measure/measure'

/** The maximum width of a group, in L. In a wider group, no text would be in the range of every student. */
export const GROUP_WIDTH = (() => {
  const { low, high } = readingRange(0)
  return high - low
})()

const squaresOf = (sum: number, squares: number, count: number) => squares - (sum * sum) / count

/**
 * Splits students, lowest measure first, into as few groups as possible, so that each group has texts in the range of
 * all its students. Of several such splits, returns the one whose members are closest to each other. All measures are
 * in L.
 */
export function groupStudents<R extends { value: number }>(students: readonly R[]): R[][] {
  const sorted = [...students].sort((a, b) => a.value - b.value)
  // For the first n students: the smallest number of groups, their total width, and the start of the last group.
  const best = [{ groups: 0, apart: 0, start: 0 }]
  for (let end = 1; end <= sorted.length; end++) {
    let [sum, squares] = [0, 0]
    let found = { groups: Number.POSITIVE_INFINITY, apart: 0, start: 0 }
    for (let start = end - 1; start >= 0; start--) {
      const value = (sorted[start] as R).value
      if ((sorted[end - 1] as R).value - value > GROUP_WIDTH) break
      sum += value
      squares += value * value
      const before = best[start] as typeof found
      const apart = before.apart + squaresOf(sum, squares, end - start)
      const fewer = before.groups + 1 < found.groups
      if (fewer || (before.groups + 1 === found.groups && apart < found.apart))
        found = { groups: before.groups + 1, apart, start }
    }
    best.push(found)
  }
  const groups: R[][] = []
  for (let end = sorted.length; end > 0; end = (best[end] as { start: number }).start)
    groups.unshift(sorted.slice((best[end] as { start: number }).start, end))
  return groups
}

/**
 * Returns the text measure (L) that suits a group best: near the middle of its students, and within the range of each.
 */
export function textFor(group: readonly { value: number }[]): number {
  const values = group.map(({ value }) => value).sort((a, b) => a - b)
  const [lowest, highest] = [values[0] as number, values.at(-1) as number]
  const middle = values[Math.floor((values.length - 1) / 2)] as number
  return roundText(Math.min(readingRange(lowest).high, Math.max(readingRange(highest).low, middle)))
}
