import { splitGrade } from '../columns'

/** The most names that are suggested for one. */
const MOST = 5

/** Texts longer than this may differ by two typing errors, shorter ones by one. */
const SHORT = 4

const compact = (text: string) => text.replaceAll(' ', '')

/**
 * Returns how many typing errors separate two texts: letters added, left out, replaced, or swapped with the next one
 * (optimal string alignment).
 */
export function typingErrors(a: string, b: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const errors = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      current.push(swapped ? Math.min(errors, (beforeLast[j - 2] ?? 0) + 1) : errors)
    }
    ;[beforeLast, last] = [last, current]
  }
  return last[b.length] ?? 0
}

/**
 * Returns by how many typing errors the key of a classroom differs from another one, or null if it is clearly
 * another classroom. Two classrooms that name different grades are. If both name the same grade, in digits or Roman,
 * only the rest counts.
 */
export function nearnessOf(key: string, other: string): number | null {
  const [one, two] = [splitGrade(key), splitGrade(other)]
  if (one.grade !== two.grade && one.grade !== undefined && two.grade !== undefined) return null
  const hasGrade = one.grade === two.grade
  const [a, b] = hasGrade ? [compact(one.rest), compact(two.rest)] : [compact(key), compact(other)]
  const most = Math.max(a.length, b.length) > SHORT ? 2 : 1
  if (Math.abs(a.length - b.length) > most) return null
  const errors = typingErrors(a, b)
  return errors <= most ? errors : null
}

/** Returns the names of the classrooms that may be meant by a key, nearest first. */
export function similarClassrooms(key: string, rooms: ReadonlyMap<string, { name: string }>): string[] {
  return [...rooms]
    .flatMap(([other, { name }]) => {
      const errors = nearnessOf(key, other)
      return errors === null ? [] : [{ name, errors }]
    })
    .sort((a, b) => a.errors - b.errors || a.name.localeCompare(b.name))
    .slice(0, MOST)
    .map(({ name }) => name)
}
