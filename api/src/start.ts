import { join } from 'node:path'
import { installBank } from './bank/install'
import type { Config } from './config'
import { connect, type Database } from './database/connect'
import { joinEmbedded } from './database/embedded'
import { withDatabaseLock } from './database/lock'
import { migrate } from './database/migrate'
import { seedDemo } from './demo/seed'
import { installPlans } from './plan/install'
import { buildApp } from './server/app'
import { sweepSessions } from './session/sweep'
import { StartError } from './start-error'
import { sweepAttempts } from './test/sweep'

const HOUR = 60 * 60_000

/** A server that listens. */
export interface Running {
  address: string
  /** What the person who started it should know. */
  note: string | null
  /** Ends what is under way, then lets go of the database. */
  stop: () => Promise<void>
}

/** Runs what was pushed to it, last first, once. */
function cleanup() {
  const steps: (() => Promise<unknown>)[] = []
  const run = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step()
  }
  return { push: (step: () => Promise<unknown>) => steps.push(step), run }
}

type Steps = ReturnType<typeof cleanup>

const changedTexts = (ids: readonly string[]) =>
  `The texts of ${ids.join(', ')} have changed in the bank; the database keeps those that were used. Give a new text a new id.`

/** Makes the database what this version expects; processes that start at once do so one after the other. */
async function prepare(database: Database, { demo }: Config) {
  await migrate(database)
  const { changed } = await installBank(database)
  if (changed.length > 0) console.warn(changedTexts(changed))
  await installPlans(database)
  if (demo) await seedDemo(database, new Date())
}

/** The address of the database, its own or the configured one, and what should be said of it. */
async function findDatabase({ databaseUrl, dataDir }: Config, steps: Steps) {
  if (databaseUrl) return { url: databaseUrl, note: null }
  const { url, note, leave } = await joinEmbedded(join(dataDir, 'postgres'))
  steps.push(leave)
  return { url, note }
}

async function openDatabase(config: Config, steps: Steps) {
  const { url, note } = await findDatabase(config, steps)
  const { pool, database } = await connect(url, (error) =>
    console.error(`A database connection broke: ${error.message}`),
  )
  steps.push(() => pool.end())
  await withDatabaseLock(pool, () => prepare(database, config))
  return { database, note }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const other = `choose another, for example PORT=${port + 1}`
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT ${port} is taken by another program: stop that one, or ${other}.`)
    if (code === 'EACCES') throw new StartError(`PORT ${port} may not be used by this user: ${other}.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST "${host}" is not an address of this machine.`)
    throw error
  }
}

/** Ends what time has ended: sessions, and tests whose window has closed. */
async function sweep(database: Database) {
  const now = new Date()
  await sweepSessions(database, now)
  await sweepAttempts(database, now)
}

/** Starts the server. Throws a StartError, after tidying up, when it cannot. */
export async function start(config: Config): Promise<Running> {
  const steps = cleanup()
  try {
    const { database, note } = await openDatabase(config, steps)
    const app = await buildApp({ database, config })
    steps.push(() => app.close())
    // What cannot be swept is told and tried again; it is no reason to serve nobody.
    const sweepOrTell = () => sweep(database).catch((err) => app.log.error({ err }))
    await sweepOrTell()
    const sweeping = setInterval(sweepOrTell, HOUR)
    steps.push(async () => clearInterval(sweeping))
    return { address: await listen(app, config), note, stop: steps.run }
  } catch (error) {
    await steps.run()
    throw error
  }
}
