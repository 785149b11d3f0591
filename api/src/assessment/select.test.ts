import fc from 'fast-check'
import { exposureRate } from './items/exposure'
import { STANDARD_PROFILE } from './profile'
import { selectItem } from './select'
import { seededRandom } from './simulate'
import { itemAt, poolBetween } from './testing'
import type { ItemParameters } from './types'

const POOL = poolBetween(-4, 4, 81)
const NOTHING_SEEN = { pool: POOL, seen: new Set<string>(), exposure: new Map<string, number>() }

test('one of the five best items of the genre with fewer items so far is chosen', () => {
  const random = seededRandom(1)
  const chosenItems = [itemAt(0, 1000)]
  const chosen = new Set<string>()
  for (let round = 0; round < 200; round++) {
    const item = selectItem(NOTHING_SEEN, chosenItems, 0, { ...STANDARD_PROFILE, guessing: 0 }, random)
    expect(item?.genre).toBe('informational')
    expect(Math.abs(item?.difficulty ?? 9)).toBeLessThanOrEqual(0.51)
    chosen.add(item?.id ?? '')
  }
  expect(chosen.size).toBe(5)
})

test('no item is chosen twice or after its passage was seen, and genre counts differ by at most one', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.double({ min: -6, max: 6, noNaN: true }),
      fc.subarray(POOL, { maxLength: 30 }),
      (seed, ability, old) => {
        const seen = new Set(old.map((item) => item.id))
        const random = seededRandom(seed)
        const chosen: ItemParameters[] = []
        for (let round = 0; round < 20; round++) {
          const item = selectItem({ ...NOTHING_SEEN, seen }, chosen, ability, STANDARD_PROFILE, random)
          if (!item) throw new Error('the pool is large enough')
          expect(seen.has(item.id)).toBe(false)
          expect(chosen).not.toContain(item)
          chosen.push(item)
          const literary = chosen.filter((other) => other.genre === 'literary').length
          expect(Math.abs(chosen.length - 2 * literary)).toBeLessThanOrEqual(1)
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('an item above the exposure cap is not chosen while others are available', () => {
  const capped = POOL.filter((item) => Math.abs(item.difficulty) < 1)
  const exposure = new Map(capped.map((item) => [item.id, 0.26]))
  const item = selectItem({ ...NOTHING_SEEN, exposure }, [], 0, STANDARD_PROFILE, seededRandom(2))
  expect(Math.abs(item?.difficulty ?? 0)).toBeGreaterThanOrEqual(1)
})

test('when every item is above the exposure cap, one of the least exposed is chosen', () => {
  const exposure = new Map(POOL.map((item, index) => [item.id, index < 2 ? 0.3 : 0.9]))
  const item = selectItem({ ...NOTHING_SEEN, exposure }, [], 0, STANDARD_PROFILE, seededRandom(3))
  expect(['item-0', 'item-1']).toContain(item?.id)
})

test('the other genre replaces one that has run out, and an exhausted pool returns null', () => {
  const literary = POOL.filter((item) => item.genre === 'literary')
  const chosen = literary.slice(0, 1)
  const pool = { ...NOTHING_SEEN, pool: literary }
  expect(selectItem(pool, chosen, 0, STANDARD_PROFILE, seededRandom(4))?.genre).toBe('literary')
  expect(selectItem(pool, literary, 0, STANDARD_PROFILE, seededRandom(4))).toBeNull()
})

test('the exposure rate includes the next attempt and divides by at least 100 attempts', () => {
  expect(exposureRate(249, 999)).toBe(0.25)
  expect(exposureRate(3, 3)).toBe(0.04)
})
