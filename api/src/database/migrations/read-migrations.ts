import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiFolder } from '../../config/api-folder'

/** One file of the folder `migrations`. */
export interface Migration {
  /** The file's name without `.sql`. */
  tag: string
  /** When the migration was written, in milliseconds. Migrations run in this order. */
  when: number
  /** SHA-256 of the file, in hex. */
  hash: string
  /** The comment lines at the top of the file, without their dashes. */
  header: readonly string[]
  statements: readonly string[]
  /** Whether its statements run one by one outside a transaction, as CREATE INDEX CONCURRENTLY has to. */
  isConcurrent: boolean
}

export const migrationsFolder = join(apiFolder, 'migrations')

/** The first line of a migration whose statements run outside a transaction. */
const CONCURRENTLY = '--> concurrently'
const BREAKPOINT = '--> statement-breakpoint'

const isComment = (line: string) => line.startsWith('--')

/** Returns whether a piece of SQL contains anything besides comments. */
const hasStatement = (sql: string) => sql.split('\n').some((line) => line.trim() !== '' && !isComment(line.trim()))

function headerOf(sql: string): string[] {
  const lines = sql.split('\n').map((line) => line.trim())
  const end = lines.findIndex((line) => !isComment(line))
  return lines
    .slice(0, end === -1 ? lines.length : end)
    .filter((line) => !line.startsWith('-->'))
    .map((line) => line.replace(/^-+\s*/, ''))
}

/** Parses the text of a migration's file. */
export function parseMigration(tag: string, when: number, sql: string): Migration {
  const isConcurrent = sql.split('\n').some((line) => line.trim() === CONCURRENTLY)
  const [before = '', after = ''] = isConcurrent ? sql.split(CONCURRENTLY) : ['', sql]
  if (hasStatement(before)) throw new Error(`${tag} has statements before "${CONCURRENTLY}": give them their own file.`)
  return {
    tag,
    when,
    hash: createHash('sha256').update(sql).digest('hex'),
    header: headerOf(sql),
    statements: after.split(BREAKPOINT).filter(hasStatement),
    isConcurrent,
  }
}

interface Journal {
  entries: { tag: string; when: number }[]
}

/** Returns all migrations of this version in their order, as Drizzle's journal lists them. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  return journal.entries.map(({ tag, when }) =>
    parseMigration(tag, when, readFileSync(join(folder, `${tag}.sql`), 'utf8')),
  )
}
