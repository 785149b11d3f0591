import { unavailabilityOf } from '../../database/unavailable'
import { adoptInstallation, type Sources } from './adopt-installation'
import { installationStamp, readInstallation } from './installation'

/** Milliseconds between two looks at the list of the installation's releases. */
const lookEvery = 1000

/**
 * Takes over the installation's releases, now and whenever their list changes, as a developer's `npm run release` does.
 * Reports a list that cannot be read, and keeps what is served. Returns a function that stops it, which resolves when a
 * change in progress is taken over.
 */
export async function followInstallation(
  { now, ...sources }: Omit<Sources, 'now'> & { now: () => Date },
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { portalDir } = sources
  let seen = ''
  const look = async () => {
    const stamp = await installationStamp(portalDir)
    if (stamp === seen) return
    seen = stamp
    const installation = await readInstallation(portalDir)
    if (installation) await adoptInstallation({ ...sources, now: now() }, installation)
  }
  const tryLook = () =>
    look().catch((error: unknown) => {
      // While the database does not answer, the next look tries again.
      if (error instanceof Error && unavailabilityOf(error)) seen = ''
      report(error)
    })
  await tryLook()
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= tryLook().finally(() => {
      looking = null
    })
  }, lookEvery)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
