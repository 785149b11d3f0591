import type { RemoteError } from './remote-error'

/**
 * Reports to developers that a release failed and which one is used instead: falling back must not hide the problem.
 */
export function reportFailure({ area, version, reason, cause }: RemoteError, replacement?: string) {
  const instead = replacement ? ` ${area} ${replacement} is used instead.` : ''
  console.error(`The area ${area} ${version} failed (${reason}).${instead}`, ...(cause === undefined ? [] : [cause]))
}
