import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Connection, connect } from '../../src/database/connect'
import { joinEmbedded } from '../../src/database/embedded/embedded'
import { type Country, planCountry } from './country'
import { generate, prepare } from './generate'
import type { Options } from './options'

/** Settings for a server of its own, as `docs/scaling.md` recommends them for a machine with 8 GB. */
const serving = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  max_wal_size: '4GB',
  max_connections: '200',
}

/** Settings while the country is generated, which can be repeated after a power cut. */
const generating = {
  ...serving,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  checkpoint_timeout: '30min',
  autovacuum: 'off',
  maintenance_work_mem: '1GB',
}

/** What is stored about a generated country beside its database. */
export interface Generated {
  schools: number
  answers: number
  /** How long it took, in seconds. */
  seconds: number
  /** The time that the country was made for. */
  now: string
}

const FIRST_ACCOUNT = 1

async function generateIn(postgres: string, schools: number): Promise<Generated> {
  const { url, leave } = await joinEmbedded(postgres, { settings: generating })
  try {
    const connection = await connect(url, () => {}, { withoutTimeouts: true })
    try {
      await prepare(connection)
      const now = new Date()
      const begun = performance.now()
      const answers = await generate(connection, planCountry(schools, FIRST_ACCOUNT), now)
      return { schools, answers, seconds: (performance.now() - begun) / 1000, now: now.toISOString() }
    } finally {
      await connection.pool.end()
    }
  } finally {
    await leave()
  }
}

async function readGenerated(file: string): Promise<Generated | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Generated
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Returns the country of the folder, which is generated if the folder does not contain it yet. */
async function findCountry(folder: string, schools: number): Promise<Generated> {
  const file = join(folder, 'country.json')
  const found = await readGenerated(file)
  if (found?.schools === schools) return found
  if (found) throw new Error(`${folder} contains a country of ${found.schools} schools: name another folder.`)
  const generated = await generateIn(join(folder, 'postgres'), schools)
  await writeFile(file, JSON.stringify(generated))
  return generated
}

const pidOf = async (home: string) =>
  Number((await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n', 1)[0])

export interface Served {
  /** The address of the database, whose commits are written through to the disk. */
  url: string
  /** The process id of PostgreSQL. */
  postgres: number
  connection: Connection
  country: Country
  generated: Generated
}

/** Runs `measure` on the database of a country. */
export async function withCountry<T>({ schools, keep }: Options, measure: (served: Served) => Promise<T>): Promise<T> {
  const folder = keep === null ? await mkdtemp(join(tmpdir(), 'lekta-scale-')) : resolve(keep)
  await mkdir(folder, { recursive: true })
  // If the benchmark runs as root, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(folder, 0o755)
  try {
    const generated = await findCountry(folder, schools)
    const { url, home, leave } = await joinEmbedded(join(folder, 'postgres'), { settings: serving })
    try {
      const connection = await connect(url, () => {}, { withoutTimeouts: true })
      const country = planCountry(schools, FIRST_ACCOUNT)
      return await measure({ url, postgres: await pidOf(home), connection, country, generated }).finally(() =>
        connection.pool.end(),
      )
    } finally {
      await leave()
    }
  } finally {
    if (keep === null) await rm(folder, { recursive: true, force: true })
  }
}
