import { UnreadableError } from './unreadable-error'

/** A cell as its program shows it: a day as year-month-day, a number with all its digits, a formula as its value. */
export interface Cell {
  text: string
  kind: 'text' | 'number' | 'date' | 'error'
  /** The cell itself is empty; the text comes from the merged cell that it is part of. */
  merged?: true
}

/** Cells from the left; undefined if a cell is empty. */
export type Row = readonly (Cell | undefined)[]

export interface Sheet {
  /** The name of the tab; for a text file, the file's name without its extension. */
  name: string
  /** The first is line 1; empty lines are included, so that lines keep their numbers. */
  rows: Row[]
}

/** Sizes that no list of people exceeds, and that a small file must not unpack to. */
export const limits = {
  rows: 50_000,
  headRows: 50,
  columns: 256,
  cells: 2_000_000,
  unpacked: 128 * 1024 * 1024,
  /** Per cell; no column allows more. */
  characters: 1000,
}

/**
 * Returns the text of a cell, trimmed. A text too long for any column is cut just behind the limit before anything else
 * processes it: it costs nothing and is still recognised as too long.
 */
export const cellText = (raw: string): string =>
  raw.length > limits.characters ? raw.slice(0, limits.characters + 1) : raw.trim()

const thousands = new Intl.NumberFormat('en')

/** Returns a counter of what is read from a file; it throws once the file exceeds the limits. */
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
