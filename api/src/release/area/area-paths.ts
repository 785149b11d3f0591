import type { Database } from '../../database/connect'
import { badInput } from '../../errors/api-error'
import { say } from '../../i18n/sentence'
import { selectAreas } from './area-queries'

/** Throws a 400 if a path is inside the paths of another area, or contains one of them. */
export async function assertFree(database: Database, name: string, paths: readonly string[]): Promise<void> {
  const areas = (await selectAreas(database)).map(({ area }) => area).filter((area) => area.name !== name)
  for (const path of paths) {
    const owner = areas.find((area) => area.paths.some((other) => path.startsWith(other) || other.startsWith(path)))
    if (owner) throw badInput({ paths: say('{{path}} belongs to the area {{area}}.', { path, area: owner.name }) })
  }
}
