import type { Role } from '@lekta/shared/contract/endpoint'
import { sql } from 'drizzle-orm'

/** A tenant, or an account of any role. */
export interface Reader {
  accountId: number
  role?: Role
  schoolId?: number
}

/**
 * Returns a reader of the same role whose ids are placeholders, for statements that are built once per role. Their
 * values are those of `idsOf`.
 */
export const anyReader = <R extends Reader>(reader: R): R =>
  ({ ...reader, accountId: sql.placeholder('accountId'), schoolId: sql.placeholder('schoolId') }) as unknown as R

export const idsOf = ({ accountId, schoolId = 0 }: Reader) => ({ accountId, schoolId })
