import { information } from './model'
import type { Profile } from './profile'
import { GENRES, type Genre, type ItemParameters } from './types'

/** What there is to choose from. */
export interface Pool {
  pool: readonly ItemParameters[]
  /** Ids of the items whose passage this child has seen within the time that counts. */
  seen: ReadonlySet<string>
  /** Id to the share of attempts an item would have if it were given once more (see `exposureRate`). */
  exposure: ReadonlyMap<string, number>
}

/** Below this many attempts a share says nothing yet, so counts are held against this many. */
const ATTEMPTS_THAT_TELL = 100

/** Share of attempts in which an item would have been given, were it given once more now. */
export function exposureRate(given: number, attempts: number): number {
  return (given + 1) / Math.max(attempts + 1, ATTEMPTS_THAT_TELL)
}

/**
 * One of the most informative items at an ability (logits): not seen, not given in this attempt, below the exposure
 * cap, of the genre that is behind. When the cap leaves nothing, the least exposed items stand in. Null when no unseen
 * item is left. Randomesque choice: Kingsbury & Zara 1989.
 */
export function selectItem(
  { pool, seen, exposure }: Pool,
  given: readonly ItemParameters[],
  ability: number,
  profile: Profile,
  random: () => number,
): ItemParameters | null {
  const used = new Set(given.map((item) => item.id))
  const fresh = pool.filter((item) => !used.has(item.id) && !seen.has(item.id))
  const balanced = ofGenreBehind(fresh, given, random)
  const allowed = belowCap(balanced, exposure, profile.exposureCap)
  const best = mostInformative(allowed, ability, profile)
  return best[Math.floor(random() * best.length)] ?? null
}

/** The items of the genre given least so far; all items when that genre has run out. */
function ofGenreBehind(
  items: readonly ItemParameters[],
  given: readonly ItemParameters[],
  random: () => number,
): readonly ItemParameters[] {
  const count = (genre: Genre) => given.filter((item) => item.genre === genre).length
  const fewest = Math.min(...GENRES.map(count))
  const behind = GENRES.filter((genre) => count(genre) === fewest)
  const genre = behind[Math.floor(random() * behind.length)]
  const matching = items.filter((item) => item.genre === genre)
  return matching.length > 0 ? matching : items
}

function belowCap(
  items: readonly ItemParameters[],
  exposure: ReadonlyMap<string, number>,
  cap: number,
): readonly ItemParameters[] {
  const rate = (item: ItemParameters) => exposure.get(item.id) ?? 0
  const allowed = items.filter((item) => rate(item) <= cap)
  if (allowed.length > 0) return allowed
  const least = items.reduce((lowest, item) => Math.min(lowest, rate(item)), Number.POSITIVE_INFINITY)
  return items.filter((item) => rate(item) === least)
}

/** The `randomesque` best items, kept sorted in one pass over the pool. */
function mostInformative(items: readonly ItemParameters[], ability: number, profile: Profile): ItemParameters[] {
  const best: { item: ItemParameters; value: number }[] = []
  for (const item of items) {
    const value = information(ability, item.difficulty, profile.guessing)
    const last = best[best.length - 1]
    if (best.length === profile.randomesque && last && value <= last.value) continue
    const place = best.findIndex((other) => value > other.value)
    best.splice(place < 0 ? best.length : place, 0, { item, value })
    if (best.length > profile.randomesque) best.pop()
  }
  return best.map(({ item }) => item)
}
