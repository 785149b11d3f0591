import type { ClientBase } from 'pg'

const name = String.raw`(?:"?public"?\.)?"?(?<index>\w+)"?`

const statements = {
  create: new RegExp(
    String.raw`^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?${name}\s+on\s`,
    'i',
  ),
  drop: new RegExp(String.raw`^\s*drop\s+index\s+concurrently\s+(?:if\s+exists\s+)?${name}\s*;?\s*$`, 'i'),
}

interface ConcurrentStatement {
  kind: keyof typeof statements
  index: string
}

const withoutComments = (sql: string) => sql.replace(/^\s*--.*$/gm, '')

/** Returns what a statement does to which index; null unless it is CREATE or DROP INDEX CONCURRENTLY. */
export function parseConcurrent(sql: string): ConcurrentStatement | null {
  for (const kind of ['create', 'drop'] as const) {
    const index = statements[kind].exec(withoutComments(sql))?.groups?.index
    if (index) return { kind, index }
  }
  return null
}

type IndexState = 'missing' | 'invalid' | 'valid'

async function stateOf(client: ClientBase, index: string): Promise<IndexState> {
  const { rows } = await client.query(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('public.' || quote_ident($1))`,
    [index],
  )
  if (rows.length === 0) return 'missing'
  return rows[0].valid ? 'valid' : 'invalid'
}

/**
 * Runs a statement of a concurrent migration, so that it can be repeated after an interruption: an index that exists
 * is not built again, and an invalid one, which an interrupted build leaves, is dropped first. Throws for any other
 * statement.
 */
export async function runConcurrent(client: ClientBase, sql: string): Promise<void> {
  const statement = parseConcurrent(sql)
  if (!statement) throw new Error('A concurrent migration only creates or drops indexes concurrently.')
  const state = await stateOf(client, statement.index)
  if (statement.kind === 'drop') {
    if (state !== 'missing') await client.query(sql)
    return
  }
  if (state === 'invalid')
    await client.query(`drop index concurrently public.${client.escapeIdentifier(statement.index)}`)
  if (state !== 'valid') await client.query(sql)
}

/** Returns a concurrent statement without CONCURRENTLY, for a database that nobody else uses. */
export const withoutConcurrently = (sql: string): string => sql.replace(/\bindex\s+concurrently\b/i, 'index')
