import type { Database } from '../database/connect'
import { contactMessage } from '../database/schema'

// A message belongs to no tenant: whoever writes may have no account.

export const insertMessage = (database: Database, row: typeof contactMessage.$inferInsert) =>
  database.insert(contactMessage).values(row)
