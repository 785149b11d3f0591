import type { Release } from '@lekta/shared/routing'
import { open, type StandaloneData } from '@lekta/shared/standalone'
import { createContainers } from '../containers'
import { createIntegrity } from '../integrity'

/** Opens the area whose release this page is a part of, by itself. Its files come from where the page came from and are taken as they are. */
async function openAlone() {
  const release = (await (await fetch('release.json')).json()) as Release
  const containers = createContainers(createIntegrity())
  const area = await containers.load(release, false)
  open(area, await containers.loadFixtures<StandaloneData>(release))
}

await openAlone()
