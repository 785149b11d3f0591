import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isMissing } from '../../errors/is-missing'

const Line = z.object({ version: z.string() })
const Installation = z.record(z.string(), z.object({ current: Line, previous: z.optional(z.nullable(Line)) }))

/** The file in the portal's folder that lists the releases of the installation. */
export const installationFile = (portalDir: string) => join(portalDir, 'remotes.json')

/** The folder of a release of the installation. */
export const installedFolder = (portalDir: string, area: string, version: string) =>
  join(portalDir, 'remotes', area, version)

/** The versions that an installation has of each area: the newest, and the one before it. */
export type Installation = Readonly<Record<string, { current: string; previous: string | null }>>

/** Returns the releases of an installation; null if it has none. Throws if their list cannot be read. */
export async function readInstallation(portalDir: string): Promise<Installation | null> {
  const text = await readFile(installationFile(portalDir), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (text === null) return null
  const lines = Object.entries(z.parse(Installation, JSON.parse(text)))
  return Object.fromEntries(
    lines.map(([area, { current, previous }]) => [
      area,
      { current: current.version, previous: previous?.version ?? null },
    ]),
  )
}

/** Returns a text that differs after each change of the list. */
export async function installationStamp(portalDir: string): Promise<string> {
  const found = await stat(installationFile(portalDir)).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'missing'
}
