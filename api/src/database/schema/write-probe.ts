import { pgTable, text } from 'drizzle-orm/pg-core'

/** Always empty. Rows are inserted and rolled back to test whether the database can be written to. */
export const writeProbe = pgTable('write_probe', { filler: text().notNull() })
