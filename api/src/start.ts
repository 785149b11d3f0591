import { join } from 'node:path'
import { installBank } from './bank/install'
import type { Config } from './config'
import { type Connection, connect } from './database/connect'
import { joinEmbedded } from './database/embedded'
import { withDatabaseLock } from './database/lock'
import { migrate } from './database/migrate'
import { seedDemo } from './demo/seed'
import { installJobs } from './jobs/install'
import { jobs } from './jobs/jobs'
import { workJobs } from './jobs/work'
import { openLive } from './live/live'
import { installPlans } from './plan/install'
import { buildApp } from './server/app'
import { StartError } from './start-error'

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
async function prepare({ database, pool }: Connection, { demo }: Config) {
  await migrate(database)
  await installJobs(pool)
  const { changed } = await installBank(database)
  if (changed.length > 0) console.warn(changedTexts(changed))
  await installPlans(database)
  if (demo) await seedDemo(database, new Date())
}

/** The address of the database, its own or the configured one, what should be said of it, and how to leave it. */
export async function findDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, note: null, leave: async () => undefined }
  return joinEmbedded(join(dataDir, 'postgres'))
}

async function openDatabase(config: Config, steps: Steps) {
  const { url, note, leave } = await findDatabase(config)
  steps.push(leave)
  const tell = (error: Error) => console.error(`A database connection broke: ${error.message}`)
  const patient = await connect(url, tell, { patient: true })
  await withDatabaseLock(patient.pool, () => prepare(patient, config)).finally(() => patient.pool.end())
  const connection = await connect(url, tell)
  steps.push(() => connection.pool.end())
  const live = openLive(url)
  steps.push(live.close)
  return { ...connection, live, note }
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

/** Starts the server. Throws a StartError, after tidying up, when it cannot. */
export async function start(config: Config): Promise<Running> {
  const steps = cleanup()
  try {
    const { database, pool, live, note } = await openDatabase(config, steps)
    const app = await buildApp({ database, live, config })
    steps.push(() => app.close())
    steps.push(await workJobs(jobs, { ...app.scene, pool, log: app.log }))
    return { address: await listen(app, config), note, stop: steps.run }
  } catch (error) {
    await steps.run()
    throw error
  }
}
