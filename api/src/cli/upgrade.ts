import { lektaVersion } from '../config/build'
import { withDatabaseLock } from '../database/advisory-lock'
import { connect } from '../database/connect'
import { findDatabase } from '../database/find-database'
import { migrate } from '../database/migrations/migrate'
import { pendingAfter, selectApplied } from '../database/migrations/migration-table'
import { type Migration, readMigrations } from '../database/migrations/read-migrations'
import { type Effect, effectsOfMigration } from '../database/migrations/statement-effects'
import { installJobs } from '../jobs/install'
import { checkCompatibility, describeBreaks } from '../release/compatibility/check-compatibility'
import { defineStandaloneCommand, NegativeResult } from './command'

const presentEffect = ({ summary, lock, breaks }: Effect): string =>
  [`    ${summary}`, lock && `      ${lock}`, breaks && `      stops older servers: ${breaks}`]
    .filter(Boolean)
    .join('\n')

async function presentMigration(migration: Migration): Promise<{ text: string; isExpanding: boolean }> {
  const effects = await effectsOfMigration(migration)
  const isExpanding = effects.every(({ breaks }) => breaks === null)
  const kind = isExpanding ? 'expand: only adds' : 'contract: removes or changes'
  const lines = [`  ${migration.tag} (${kind})`, ...migration.header.map((line) => `    ${line}`)]
  return { text: [...lines, ...effects.map(presentEffect)].join('\n'), isExpanding }
}

const migrations = (count: number) => (count === 1 ? '1 migration' : `${count} migrations`)

/** Returns the plan for bringing a database up to date. */
export async function presentPlan(version: string, current: string | null, pending: readonly Migration[]) {
  const from = current === null ? 'The database is empty' : `The database is at ${current}`
  if (pending.length === 0) return `This is Lekta ${version}. ${from}; nothing has to be done.`
  const presented = await Promise.all(pending.map(presentMigration))
  const verdict = presented.every(({ isExpanding }) => isExpanding)
    ? 'Servers of the previous version can go on running meanwhile and afterwards.'
    : 'Stop servers of older versions first, unless they are of the release that the migration names, or newer.'
  return [
    `This is Lekta ${version}. ${from}; ${migrations(pending.length)} will be run:`,
    ...presented.map(({ text }) => text),
    verdict,
    'Take a backup first: backup <folder>',
  ].join('\n\n')
}

export const upgrade = defineStandaloneCommand({
  summary: 'bring the tables up to date, as the server does when it starts',
  options: {},
  flags: { plan: 'only show what would be done, and whether servers can go on running' },
  run: async ({ config, flags, jobs, print }) => {
    const { url, leave } = await findDatabase(config)
    try {
      const { database, pool } = await connect(url, ({ message }) => print(message), { withoutTimeouts: true })
      try {
        const breaks = await checkCompatibility(database)
        if (flags.plan) {
          const all = readMigrations()
          const applied = await selectApplied(pool)
          const newest = applied.at(-1)
          const current = newest && (all.find(({ when }) => when === newest.when)?.tag ?? 'a newer version')
          const plan = await presentPlan(lektaVersion(), current ?? null, pendingAfter(applied, all))
          return breaks.length === 0 ? plan : `${plan}\n\n${describeBreaks(breaks)}`
        }
        if (breaks.length > 0) throw new NegativeResult(describeBreaks(breaks))
        const run = await withDatabaseLock(pool, async () => {
          const done = await migrate(pool, { log: print })
          await installJobs(pool, jobs)
          return done
        })
        return run.length === 0
          ? 'The database is up to date.'
          : `${migrations(run.length)} run: ${run.map(({ tag }) => tag).join(', ')}.`
      } finally {
        await pool.end()
      }
    } finally {
      await leave()
    }
  },
})
