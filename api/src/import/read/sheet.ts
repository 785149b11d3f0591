import { UnreadableError } from './unreadable-error'

/**
 * A cell as a spreadsheet program shows it: a day as year-month-day, a number with all its digits, a formula as its
 * value.
 */
export interface Cell {
  text: string
  kind: 'text' | 'number' | 'date' | 'error'
  /** Set if the cell itself is empty and the text comes from the merged cell that it is part of. */
  merged?: true
}

/** Cells from the left; undefined if a cell is empty. */
export type Row = readonly (Cell | undefined)[]

export interface Sheet {
  /** The name of the tab; for a text file, the file's name without its extension. */
  name: string
  /** The first row is line 1. Empty rows are included, so that lines keep their numbers. */
  rows: Row[]
}

/** Maximum sizes. A list of people never exceeds them, and a small file must not unpack to more. */
export const limits = {
  rows: 50_000,
  headRows: 50,
  columns: 256,
  cells: 2_000_000,
  unpacked: 128 * 1024 * 1024,
  /** Maximum number of characters per cell. No column allows more. */
  characters: 1000,
}

/**
 * Returns the text of a cell, trimmed. A text that is too long for any column is first cut one character after the
 * limit. The rest costs no processing time, and the text is still recognised as too long.
 */
export const cellText = (raw: string): string =>
  raw.length > limits.characters ? raw.slice(0, limits.characters + 1) : raw.trim()

const thousands = new Intl.NumberFormat('en')

/** Returns a counter for the content read from a file. It throws when the file exceeds the limits. */
export function counter() {
  let cells = 0
  return {
    row: (line: number) => {
      const rows = thousands.format(limits.rows)
      if (line > limits.rows + limits.headRows) throw new UnreadableError('tooManyRows', { rows })
    },
    cell: (column: number) => {
      if (++cells > limits.cells || column >= limits.columns) throw new UnreadableError('tooManyCells')
    },
  }
}

export type Counter = ReturnType<typeof counter>
