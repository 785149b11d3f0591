import { box, pathAround, spaceApart } from './path-geometry'
import { stepsBetween } from './use-encouragement'

describe('the reading path', () => {
  test('a higher measure is drawn higher, and every measure is inside the picture', () => {
    const { pointFor } = pathAround([-190, 40, 355])
    const heights = [-190, 40, 355].map((measure) => pointFor(measure).y)
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
    for (const y of heights) expect(y > 0 && y < box.height).toBe(true)
  })

  test('there is always some path ahead', () => {
    const { stones } = pathAround([460])
    expect(Math.max(...stones.map(({ measure }) => measure))).toBeGreaterThanOrEqual(550)
  })

  test('below 0L every stone has a name, above every second one', () => {
    const named = pathAround([-60, 120]).stones.filter((stone) => stone.named)
    expect(named.map(({ measure }) => measure)).toEqual([-150, -100, -50, 0, 100, 200])
  })

  test('the path never begins below the lowest measure', () => {
    const { stones } = pathAround([-400])
    expect(stones[0]?.measure).toBe(-400)
  })

  test('a long path has fewer stones, so that they do not touch', () => {
    const { stones } = pathAround([-300, 1200])
    expect(stones.length).toBeLessThanOrEqual(15)
  })

  test('labels that would touch are moved up', () => {
    expect(spaceApart(20, [100, 95, 60])).toEqual([100, 80, 60])
    expect(spaceApart(20, [100, 100, 100])).toEqual([100, 80, 60])
  })

  test('steps are whole and never a minus', () => {
    expect(stepsBetween(355, 460)).toBe(2)
    expect(stepsBetween(355, 400)).toBe(0)
    expect(stepsBetween(460, 355)).toBe(0)
  })
})
