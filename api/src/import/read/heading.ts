import type { Cell, Row, Sheet } from './sheet'

/** What a column may be called, in plain letters, by its own name. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** How many lines may stand above the headings. */
const TITLES = 10

/** Words in plain small letters, one space between them. */
export const plainWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export interface Heading {
  /** Where each column stands. */
  columns: Map<string, number>
  /** The index of the first row below the headings. */
  below: number
}

const namesOf = (row: Row) => Array.from(row, (cell) => (cell ? plainWords(cell.text) : ''))

/** Which column stands where; of two that are called alike the first counts. */
function recognise(names: readonly string[], synonyms: Synonyms): Map<string, number> {
  const columns = new Map<string, number>()
  for (const [column, known] of Object.entries(synonyms)) {
    const at = names.findIndex((name) => name !== '' && known.includes(name))
    if (at >= 0) columns.set(column, at)
  }
  return columns
}

/**
 * A second line of headings below the first, as Dapodik has: it stands under headings that reach over several columns, and
 * leaves those free that are whole. Gives the names of both lines; null when the second line is none.
 */
function withSecondLine(names: readonly string[], second: Row, columns: ReadonlyMap<string, number>) {
  const under = namesOf(second.map((cell): Cell | undefined => (cell?.merged ? undefined : cell)))
  const isFree = [...columns.values()].every((at) => !under[at])
  if (!isFree || !under.some((name) => name !== '')) return null
  let group = ''
  return Array.from({ length: Math.max(names.length, under.length) }, (_, at) => {
    group = names[at] || group
    return under[at] ? `${group} ${under[at]}` : (names[at] ?? '')
  })
}

/** Finds the line that names the columns within the first ten: the one of which most is known. Null when nothing is. */
export function findHeading({ rows }: Sheet, synonyms: Synonyms): Heading | null {
  const found = rows
    .slice(0, TITLES)
    .map((row, at) => ({ at, names: namesOf(row), columns: recognise(namesOf(row), synonyms) }))
  const best = found.reduce((a, b) => (b.columns.size > a.columns.size ? b : a), {
    at: -1,
    names: [''],
    columns: new Map(),
  })
  if (best.columns.size === 0) return null
  const both = withSecondLine(best.names, rows[best.at + 1] ?? [], best.columns)
  return both
    ? { columns: recognise(both, synonyms), below: best.at + 2 }
    : { columns: best.columns, below: best.at + 1 }
}
