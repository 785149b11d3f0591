import { UnreadableError } from './unreadable-error'

/** A cell as its program shows it: a day as year-month-day, a number with all its digits, a formula as its value. */
export interface Cell {
  text: string
  kind: 'text' | 'number' | 'date' | 'error'
  /** It is empty itself, and is part of a merged cell that says this. */
  merged?: true
}

/** Cells from the left; nothing stands where a cell is empty. */
export type Row = readonly (Cell | undefined)[]

export interface Sheet {
  /** What the tab is called; a text file's is the file's own name without its ending. */
  name: string
  /** The first is line 1; lines without any cell stand too, so that lines keep their numbers. */
  rows: Row[]
}

/** What a list of people never exceeds, and what a small file must not unfold to. */
export const limits = {
  rows: 50_000,
  headRows: 50,
  columns: 256,
  cells: 2_000_000,
  unpacked: 128 * 1024 * 1024,
  /** Of a cell; no column allows more. */
  characters: 1000,
}

/**
 * The text of a cell, trimmed. One that is too long for any column is cut right behind the limit before anything else looks at
 * it, so that it costs nothing and is still seen to be too long.
 */
export const cellText = (raw: string): string =>
  raw.length > limits.characters ? raw.slice(0, limits.characters + 1) : raw.trim()

const thousands = new Intl.NumberFormat('en')

/** Counts what is read of a file, and refuses it once it exceeds what a list of people has. */
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
