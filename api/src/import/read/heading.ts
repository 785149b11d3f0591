import type { Cell, Row, Sheet } from './sheet'

/** The headings that a column may have, in plain letters, by the column's own name. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** The number of lines that are searched for the headings, because titles may precede the headings. */
const TITLES = 10

/** Returns the words of a text in plain lower case, separated by single spaces. */
export const plainWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export interface Heading {
  /** The index of each column, by the column's name. */
  columns: Map<string, number>
  /** The index of the first row below the headings. */
  below: number
}

const namesOf = (row: Row) => Array.from(row, (cell) => (cell ? plainWords(cell.text) : ''))

/** Returns the index of each recognised column. If two columns have the same name, the first one counts. */
function recognise(names: readonly string[], synonyms: Synonyms): Map<string, number> {
  const columns = new Map<string, number>()
  for (const [column, columnSynonyms] of Object.entries(synonyms)) {
    const at = names.findIndex((name) => name !== '' && columnSynonyms.includes(name))
    if (at >= 0) columns.set(column, at)
  }
  return columns
}

/**
 * Returns the combined headings of two lines, as Dapodik writes them. The second line has names below headings that
 * span several columns, and is empty elsewhere. Returns null if the second line has no headings.
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

/**
 * Finds the line of headings: of the first ten lines, the one with the most recognised columns. Returns null if none
 * of these lines has a recognised column.
 */
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
