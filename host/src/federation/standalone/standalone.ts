import type { Release } from '@lekta/shared/routing'
import { open, type StandaloneData } from '@lekta/shared/standalone'
import { createContainers } from '../containers'
import { createIntegrity } from '../integrity'

/** Describes how a release was built. A development server has no such file. */
interface BuildInfo {
  commit: string | null
}

async function readBuild(): Promise<BuildInfo> {
  const answer = await fetch('build.json')
  return answer.ok ? ((await answer.json()) as BuildInfo) : { commit: null }
}

/** Opens this release's area on its own. Its files are loaded from the page's origin, without integrity checks. */
async function openAlone() {
  const [release, { commit }] = await Promise.all([
    fetch('release.json').then((answer) => answer.json() as Promise<Release>),
    readBuild(),
  ])
  const containers = createContainers(createIntegrity())
  const area = await containers.load(release, false)
  open({
    area,
    data: await containers.loadFixtures<StandaloneData>(release),
    release: { version: release.version, commit },
    loadPortal: async () => (await import('./portal-session')).createPortalSession,
  })
}

await openAlone()
