import type { Section } from '@lekta/shared/contract/privacy'

/** A value in `data.json`. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
export type Row = Readonly<Record<string, Value>>

/** Rows of one kind, as they are written to `data.json` and to a CSV file. */
export interface Dataset {
  section: Section
  name: string
  /** The keys of every row, in order. */
  fields: readonly string[]
  /** Returns all rows. It is called once for each file. */
  rows: () => AsyncIterable<Row>
}

/** Returns a name in the spelling of the archive: `dateOfBirth` is `date_of_birth`. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
