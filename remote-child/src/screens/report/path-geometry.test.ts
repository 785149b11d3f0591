import { box, pathAround, spaceApart } from './path-geometry'
import { stepsBetween } from './use-encouragement'

describe('the reading path', () => {
  test('places higher measures higher, and all of them inside the picture', () => {
    const { pointFor } = pathAround([-190, 40, 355])
    const heights = [-190, 40, 355].map((measure) => pointFor(measure).y)
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
    for (const y of heights) expect(y > 0 && y < box.height).toBe(true)
  })

  test('continues at least 90L beyond the highest measure', () => {
    const { stones } = pathAround([460])
    expect(Math.max(...stones.map(({ measure }) => measure))).toBeGreaterThanOrEqual(550)
  })

  test('labels every stone below 0L, and every second one above', () => {
    const named = pathAround([-60, 120]).stones.filter((stone) => stone.named)
    expect(named.map(({ measure }) => measure)).toEqual([-150, -100, -50, 0, 100, 200])
  })

  test('never begins below the lowest measure of the scale', () => {
    const { stones } = pathAround([-400])
    expect(stones[0]?.measure).toBe(-400)
  })

  test('has at most 15 stones, even if it is long', () => {
    const { stones } = pathAround([-300, 1200])
    expect(stones.length).toBeLessThanOrEqual(15)
  })

  test('moves labels up that would overlap', () => {
    expect(spaceApart(20, [100, 95, 60])).toEqual([100, 80, 60])
    expect(spaceApart(20, [100, 100, 100])).toEqual([100, 80, 60])
  })

  test('counts growth in whole steps, and none for a lower measure', () => {
    expect(stepsBetween(355, 460)).toBe(2)
    expect(stepsBetween(355, 400)).toBe(0)
    expect(stepsBetween(460, 355)).toBe(0)
  })
})
