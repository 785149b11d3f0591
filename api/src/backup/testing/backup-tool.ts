import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../../cli/run'
import { connect } from '../../database/connect'
import { jobs } from '../../jobs'
import { dumpDatabase } from '../../privacy/testing/dump-database'
import { createEmptyDatabase, dropDatabase } from '../../testing/cluster'
import { verifyBackup } from '../verify-backup'

interface CallOptions {
  /** The database; the embedded one in a folder of this tool if null. */
  url: string
  progress?: (text: string) => void
  environment?: Record<string, string>
}

/** Returns the command line tool with folders of its own, for tests that write and restore backups. */
export async function backupTool() {
  const cluster = process.env.LEKTA_TEST_CLUSTER ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'lekta-backup-'))
  const [dataDir, portalDir, backups] = ['data', 'portal', 'backups'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await mkdir(backups)
  const databases: string[] = []

  const run = async (args: string[], { url, progress = () => undefined, environment = {} }: CallOptions) => {
    const [printed, errors]: [string[], string[]] = [[], []]
    const code = await runTool(args, {
      environment: {
        DATABASE_URL: url,
        NODE_ENV: 'test',
        DEMO: '0',
        DATA_DIR: dataDir,
        PORTAL_DIR: portalDir,
        INIT_CWD: folder,
        ...environment,
      },
      ask: null,
      readInput: async () => '',
      print: (text) => void printed.push(text),
      printError: (text) => void errors.push(text),
      progress,
      jobs,
    })
    return { code, output: printed.join('\n'), error: errors.join('\n') }
  }

  /** Writes a backup to a file of its own and returns its path. Throws if that fails. */
  const backUp = async (url: string, options: Partial<CallOptions> & { args?: string[] } = {}) => {
    const path = join(backups, `${randomUUID()}.tar.gz`)
    const { code, error } = await run(['backup', path, ...(options.args ?? [])], { url, ...options })
    if (code !== 0) throw new Error(error)
    return path
  }

  const withConnection = async <T>(
    url: string,
    work: (connection: Awaited<ReturnType<typeof connect>>) => Promise<T>,
  ) => {
    const connection = await connect(url, () => undefined, { name: 'lekta-test' })
    return work(connection).finally(() => connection.pool.end())
  }

  return {
    folder,
    dataDir,
    portalDir,
    backups,
    run,
    backUp,
    withConnection,
    /** Returns the address of a new database without tables. */
    emptyDatabase: async () => {
      const name = `backup_${randomUUID().replaceAll('-', '')}`
      databases.push(name)
      return createEmptyDatabase(cluster, name)
    },
    /** Returns every row of a database as text. */
    dump: (url: string) => withConnection(url, ({ database }) => dumpDatabase(database)),
    manifestOf: async (path: string) =>
      (await verifyBackup(path, { encrypting: null, decrypting: [] }, () => undefined)).manifest,
    files: () => readdir(backups),
    close: async () => {
      for (const name of databases) await dropDatabase(cluster, name)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type BackupTool = Awaited<ReturnType<typeof backupTool>>
