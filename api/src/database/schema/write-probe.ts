import { pgTable, text } from 'drizzle-orm/pg-core'

/** Always empty: rows are inserted and rolled back to find out whether the database can write. */
export const writeProbe = pgTable('write_probe', { filler: text().notNull() })
