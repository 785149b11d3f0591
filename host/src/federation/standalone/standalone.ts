import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import type { Area } from '@lekta/shared/routing'
import { type PackagedRelease, type Release, toRelease } from '@lekta/shared/routing/registry'
import { open, type StandaloneData } from '@lekta/shared/standalone'
import { addPictures } from '@lekta/shared/ui/base'
import { sessionPictures } from '@lekta/shared/ui/session-pictures'
import { createContainers } from '../containers/containers'
import { createIntegrity } from '../integrity'

/** Describes the release of this page. A development server knows no commit. */
type Description = PackagedRelease & Partial<Pick<ReleasePackage, 'commit'>>

/** Loads an area with all its texts, because a person may choose any language. */
async function loadWithTexts(
  { load, loadWords }: ReturnType<typeof createContainers>,
  release: Release,
): Promise<Area> {
  const area = await load(release, false)
  return release.words ? { ...area, words: { id: { ...area.words.id, ...(await loadWords(release)) } } } : area
}

/** Opens this release's area on its own. Its files are loaded from the page's origin, without integrity checks. */
async function openAlone() {
  const content = (await (await fetch('release.json')).json()) as Description
  const release = toRelease(content, new URL('.', location.href).href.slice(0, -1))
  const containers = createContainers(createIntegrity())
  const area = await loadWithTexts(containers, release)
  open({
    area,
    data: await containers.loadFixtures<StandaloneData>(release),
    release: { version: release.version, commit: content.commit ?? null },
    loadPortal: async () => (await import('./portal-session')).createPortalSession,
  })
}

addPictures(sessionPictures)
await openAlone()
