import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReleasePackage, releaseFile } from '@lekta/shared/contract/delivery/release-package'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { release, releaseArea, releaseChannel } from '../../database/schema'
import { hashOf, parseDescription } from '../package/read-package'
import { type AreaChange, changeArea, type Happened, isFrozen } from '../rollout/change-area'
import { promote } from '../rollout/channels'
import type { ReleaseStore } from '../store/release-store'
import { type Installation, installedFolder } from './installation'

export interface Sources {
  database: Database
  store: ReleaseStore
  /** The folder of the built portal. */
  portalDir: string
  now: Date
}

interface Installed {
  content: ReleasePackage
  description: Buffer
}

async function readInstalled(portalDir: string, area: string, version: string): Promise<Installed> {
  const description = await readFile(join(installedFolder(portalDir, area, version), releaseFile))
  return { content: parseDescription(description), description }
}

/** Returns the beginnings of an area's paths, such as `/teacher/`. */
const pathsOf = ({ area }: ReleasePackage) => [...new Set(area.pages.map(({ path }) => `/${path.split('/')[1]}/`))]

/** Adds a release to the database, unless it is there. Returns what happened for the history. */
async function addRelease(
  { transaction, area, now }: AreaChange,
  { content: { author, ...content }, description }: Installed,
): Promise<Happened[]> {
  const bytes = Object.values(content.files).reduce((sum, { gzip }) => sum + gzip, 0)
  const packaged = { content, author, bytes, packageHash: hashOf(description) }
  const [added] = await transaction
    .insert(release)
    .values({
      ...packaged,
      area: area.name,
      version: content.version,
      publishedAt: now,
      checks: [],
    })
    .onConflictDoUpdate({
      target: [release.area, release.version],
      set: { ...packaged, filesRemovedAt: null },
      setWhere: isNotNull(release.filesRemovedAt),
    })
    .returning({ id: release.id, publishedAt: release.publishedAt })
  return added?.publishedAt.getTime() === now.getTime() ? [{ action: 'published', releaseId: added.id }] : []
}

/** Serves a release of the installation to everyone, unless someone has chosen another release for them. */
async function serve(change: AreaChange, version: string): Promise<readonly Happened[]> {
  const { transaction, area, now } = change
  const [stable] = await transaction
    .select({ version: release.version, publishedBy: release.publishedBy, tokenId: release.tokenId })
    .from(releaseChannel)
    .innerJoin(release, eq(release.id, releaseChannel.releaseId))
    .where(and(eq(releaseChannel.area, area.name), eq(releaseChannel.channel, 'stable')))
  const isChosen = stable && (stable.publishedBy !== null || stable.tokenId !== null)
  if (isFrozen(area, now) || isChosen || stable?.version === version) return []
  return promote(change, { version, reason: null })
}

async function adoptArea({ database, portalDir, now }: Sources, name: string, versions: readonly string[]) {
  const current = versions.at(-1) ?? ''
  const installed = await Promise.all(versions.map((version) => readInstalled(portalDir, name, version)))
  const [first] = installed
  const paths = first ? pathsOf(first.content) : []
  await database.insert(releaseArea).values({ name, paths }).onConflictDoNothing()
  await changeArea(database, { area: name, actor: 'server', now }, async (change) => {
    // Another server has adopted it in the meantime.
    if (change.area.adoptedVersion === current) return { happened: [], result: null }
    const happened: Happened[] = []
    for (const one of installed) happened.push(...(await addRelease(change, one)))
    // A new area gets the release before the newest one too, so that it can take over.
    const served = change.area.adoptedVersion === null ? versions : [current]
    for (const version of served) happened.push(...(await serve(change, version)))
    await change.transaction.update(releaseArea).set({ adoptedVersion: current }).where(eq(releaseArea.name, name))
    return { happened, result: null }
  })
}

/**
 * Takes over the releases of the installation that are new since the last time: adds them to the portal's releases,
 * and serves them to everyone. An area that is frozen, or that serves a release that a team has published, only gets
 * them to choose from.
 */
export async function adoptInstallation(sources: Sources, installation: Installation): Promise<void> {
  const adopted = await sources.database
    .select({ name: releaseArea.name, version: releaseArea.adoptedVersion })
    .from(releaseArea)
  const versionOf = new Map(adopted.map(({ name, version }) => [name, version]))
  for (const [name, { current, previous }] of Object.entries(installation)) {
    const versions = previous === null ? [current] : [previous, current]
    for (const version of versions)
      await sources.store.addFolder({ area: name, version }, installedFolder(sources.portalDir, name, version))
    if (versionOf.get(name) !== current) await adoptArea(sources, name, versions)
  }
}
