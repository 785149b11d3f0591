import { customType, integer, timestamp as timestampColumn } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const timestamp = () => timestampColumn({ withTimezone: true, mode: 'date' })
export const createdAt = () => timestamp().notNull().defaultNow()
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
