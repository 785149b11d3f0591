import { lt } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { contactMessage } from '../database/schema'

// A message belongs to no tenant, because its sender may have no account.

export const insertMessage = (database: Database, row: typeof contactMessage.$inferInsert) =>
  database.insert(contactMessage).values(row)

/** Deletes messages written before a time. */
export const deleteMessages = (database: Database, before: Date) =>
  database.delete(contactMessage).where(lt(contactMessage.createdAt, before))
