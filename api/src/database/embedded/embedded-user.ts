import { execFileSync, spawnSync } from 'node:child_process'
import { StartError } from '../../config/start-error'

/** The user that PostgreSQL runs as; empty if it is the user of this process. */
export interface ServerUser {
  uid?: number
  gid?: number
}

const idOf = (flag: '-u' | '-g') => {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

// A root shell from `su` keeps the PATH of the previous user, which lacks these folders.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

function createUser() {
  const tool = spawnSync('useradd', ['--help'], { env }).error ? 'adduser' : 'useradd'
  const flags = tool === 'useradd' ? ['--system', '--user-group', '--no-create-home'] : ['-S', '-D', '-H']
  try {
    execFileSync(tool, [...flags, 'postgres'], { env, stdio: 'ignore' })
  } catch {
    throw new StartError(
      'PostgreSQL does not run as root, and a user "postgres" could not be created: start the server as another user, or set DATABASE_URL.',
    )
  }
}

/**
 * Returns the user that PostgreSQL runs as. A server started as root uses the user `postgres`, because PostgreSQL
 * refuses to run as root. The user is created if necessary.
 */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  if (idOf('-u') === undefined) createUser()
  return { uid: idOf('-u'), gid: idOf('-g') }
}
