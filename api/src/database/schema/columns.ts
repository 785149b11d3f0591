import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => moment().notNull().defaultNow()
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
