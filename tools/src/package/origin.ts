import { spawnSync } from 'node:child_process'

/** Where a release comes from. */
export interface Origin {
  /** The commit that it was built from, marked if files differ from it; null outside of a Git repository. */
  commit: string | null
  /** The author of the commit. */
  author: string | null
  /** The time of the commit; the present time if there is none, or if files differ from it. */
  built_at: string
}

/** Returns where the files of a folder come from. The same commit without changes always gives the same. */
export function originOf(directory: string): Origin {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: directory, encoding: 'utf8' })
  const { status, stdout } = git('log', '-1', '--format=%H%n%cI%n%an')
  const now = new Date().toISOString()
  if (status !== 0) return { commit: null, author: null, built_at: now }
  const [hash = '', time = '', author = ''] = stdout.trim().split('\n')
  const isChanged = git('status', '--porcelain').stdout.trim() !== ''
  return {
    commit: hash.slice(0, 12) + (isChanged ? ' with changes' : ''),
    author: author.slice(0, 200) || null,
    built_at: isChanged ? now : new Date(time).toISOString(),
  }
}
