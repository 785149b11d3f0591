import type { Release } from '@lekta/shared/routing'
import { open, type StandaloneData } from '@lekta/shared/standalone'
import { createContainers } from '../containers'
import { createIntegrity } from '../integrity'

/** Opens this release's area on its own. Its files are loaded from the page's origin, without integrity checks. */
async function openAlone() {
  const release = (await (await fetch('release.json')).json()) as Release
  const containers = createContainers(createIntegrity())
  const area = await containers.load(release, false)
  open(area, await containers.loadFixtures<StandaloneData>(release))
}

await openAlone()
