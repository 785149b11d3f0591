import { spawnSync } from 'node:child_process'

/** What follows a commit if files differ from it. */
const changesMark = ' with changes'

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
    commit: hash.slice(0, 12) + (isChanged ? changesMark : ''),
    author: author.slice(0, 200) || null,
    built_at: isChanged ? now : new Date(time).toISOString(),
  }
}

/** Says which commit a release names, and what to do if it does not name one whose files it was built from. */
export function describeOrigin({ commit }: Pick<Origin, 'commit'>): string {
  if (commit === null)
    return 'It names no commit, because there is none: commit first, so that its history can be followed.'
  if (!commit.endsWith(changesMark)) return `It was built from commit ${commit}.`
  return `It was built from files that differ from commit ${commit.slice(0, -changesMark.length)}: commit first, so that its history can be followed.`
}
