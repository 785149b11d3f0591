import { DrizzleQueryError } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { badInput } from '../errors/api-error'
import { selectTakenEmails, selectTakenNisns, selectTakenUsernames } from './taken-names'

const sentences = {
  username: 'This username is already taken. Please choose another.',
  email: 'This e-mail address is already in use.',
  nisn: 'Another student at the school already has this NISN.',
  name: 'A classroom with this name already exists.',
} as const

type Field = keyof typeof sentences

const takenErrorOf = (fields: readonly Field[]) =>
  badInput(Object.fromEntries(fields.map((name) => [name, sentences[name]] as const)))

interface Names {
  username?: string | undefined
  email?: string | undefined
  nisn?: string | undefined
}

const listOf = (value: string | undefined) => (value === undefined ? [] : [value])

/**
 * Throws a 400 that names each field whose value another account already uses. A NISN only has to be unique in the
 * tenant's school.
 */
export async function assertAvailable(
  tenant: Tenant<'school' | 'teacher'> | null,
  database: Database,
  { username, email, nisn }: Names,
  exceptId?: number,
): Promise<void> {
  const taken = {
    username: await selectTakenUsernames(database, listOf(username), exceptId),
    email: await selectTakenEmails(database, listOf(email), exceptId),
    nisn: tenant ? await selectTakenNisns(tenant, database, listOf(nisn), exceptId) : new Set<string>(),
  }
  const fields = (['username', 'email', 'nisn'] as const).filter((name) => taken[name].size > 0)
  if (fields.length > 0) throw takenErrorOf(fields)
}

const constraints: Readonly<Record<string, Field>> = {
  account_username_unique: 'username',
  account_email_unique: 'email',
  classroom_name_in_school: 'name',
}

/**
 * Rethrows the error of a failed write. If a concurrent request has taken a value, throws a 400 that names the field.
 */
export function rethrowTaken(error: unknown): never {
  const cause = error instanceof DrizzleQueryError ? (error.cause as { constraint?: string } | undefined) : undefined
  const field = constraints[cause?.constraint ?? '']
  throw field ? takenErrorOf([field]) : error
}
