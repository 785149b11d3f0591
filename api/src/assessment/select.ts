import { belowCap } from './items/exposure'
import { information } from './model'
import type { Profile } from './profile'
import { GENRES, type Genre, type ItemParameters } from './types'

export interface Pool {
  pool: readonly ItemParameters[]
  /** Ids of the items whose passages the child has seen within the period in which no passage may repeat. */
  seen: ReadonlySet<string>
  /** For each item id, the share of attempts with this item if it were given once more (see `exposureRate`). */
  exposure: ReadonlyMap<string, number>
}

/**
 * Chooses at random among the most informative items at an ability in logits (randomesque choice, Kingsbury & Zara
 * 1989). An item must not have been seen or chosen in this attempt, must be below the exposure cap, and must belong
 * to the genre with fewer items so far. If the cap excludes all items, chooses among the least exposed items. Returns
 * null if every item was seen.
 */
export function selectItem(
  { pool, seen, exposure }: Pool,
  chosen: readonly ItemParameters[],
  ability: number,
  profile: Profile,
  random: () => number,
): ItemParameters | null {
  const used = new Set(chosen.map((item) => item.id))
  const fresh = pool.filter((item) => !used.has(item.id) && !seen.has(item.id))
  const balanced = ofGenreBehind(fresh, chosen, random)
  const allowed = belowCap(balanced, exposure, profile.exposureCap)
  const best = mostInformative(allowed, ability, profile)
  return best[Math.floor(random() * best.length)] ?? null
}

/** Returns the items of the genre with the fewest chosen items, or all items if that genre has run out. */
function ofGenreBehind(
  items: readonly ItemParameters[],
  chosen: readonly ItemParameters[],
  random: () => number,
): readonly ItemParameters[] {
  const count = (genre: Genre) => chosen.filter((item) => item.genre === genre).length
  const fewest = Math.min(...GENRES.map(count))
  const behind = GENRES.filter((genre) => count(genre) === fewest)
  const genre = behind[Math.floor(random() * behind.length)]
  const matching = items.filter((item) => item.genre === genre)
  return matching.length > 0 ? matching : items
}

/** Returns the `randomesque` most informative items, best first, in one pass over the pool. */
function mostInformative(items: readonly ItemParameters[], ability: number, profile: Profile): ItemParameters[] {
  const best: { item: ItemParameters; value: number }[] = []
  for (const item of items) {
    const value = information(ability, item.difficulty, profile.guessing)
    const last = best[best.length - 1]
    if (best.length === profile.randomesque && last && value <= last.value) continue
    const position = best.findIndex((other) => value > other.value)
    best.splice(position < 0 ? best.length : position, 0, { item, value })
    if (best.length > profile.randomesque) best.pop()
  }
  return best.map(({ item }) => item)
}
