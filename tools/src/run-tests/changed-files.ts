import { spawnSync } from 'node:child_process'
import { root } from '../packages'
import { UsageError } from '../usage-error'
import type { Path } from './test-files'

/** Returns the output of a git command without trailing white space; null if it fails. */
function git(cwd: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout.trimEnd() : null
}

const namesIn = (output: string | null) => (output ?? '').split('\0').filter(Boolean)

/**
 * Returns the files that differ from the commit where this branch left `main`: committed, uncommitted, new and deleted
 * ones. On `main` itself, returns those that are not pushed or not committed. Throws a UsageError if git cannot
 * compare.
 */
export function changedFiles(cwd = root): Path[] {
  const base = ['origin/main', 'main'].map((branch) => git(cwd, 'merge-base', 'HEAD', branch)).find((commit) => commit)
  if (!base) throw new UsageError('--changed needs git and the branch “main”, and one of them is not here.')
  const differing = git(cwd, 'diff', '--name-only', '--no-renames', '-z', base)
  const added = git(cwd, 'ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...namesIn(differing), ...namesIn(added)])].sort()
}
