import { seededRandom } from '../../assessment/simulate'
import { evidenceAfter, evidenceBeside, type Minute, stopsAt } from './evidence'

const browsers = (count: number, failing: number) => ({ browsers: count, failing })
const minute = (candidate: [number, number], control: [number, number]): Minute => ({
  candidate: browsers(...candidate),
  control: browsers(...control),
})

describe('two releases that are served at the same time', () => {
  test('without failures there is no evidence', () => {
    expect(evidenceBeside([])).toBe(1)
    expect(evidenceBeside([minute([10, 0], [90, 0])])).toBe(1)
    expect(evidenceBeside([minute([10, 10], [0, 0])])).toBe(1)
  })

  test('three failing browsers of a tenth of the users, and none of the others, stop a rollout', () => {
    expect(evidenceBeside([minute([10, 2], [90, 0])])).toBeLessThan(stopsAt)
    expect(evidenceBeside([minute([10, 3], [90, 0])])).toBeGreaterThan(stopsAt)
  })

  test('an outage that hits both releases alike stops nothing', () => {
    expect(evidenceBeside([minute([100, 40], [900, 360])])).toBeLessThan(1)
  })

  test('a candidate that fails less is no worse', () => {
    expect(evidenceBeside([minute([500, 1], [500, 50])])).toBeLessThan(0.01)
  })

  test('a release that is no worse is stopped in at most one of a hundred rollouts, although it is looked at every minute', () => {
    const random = seededRandom(1)
    const drawn = (count: number, rate: number) => {
      let failing = 0
      for (let i = 0; i < count; i++) failing += random() < rate ? 1 : 0
      return browsers(count, failing)
    }
    const isStopped = (rate: number) => {
      const minutes: Minute[] = []
      for (let i = 0; i < 60; i++) {
        minutes.push({ candidate: drawn(5, rate), control: drawn(45, rate) })
        if (evidenceBeside(minutes) >= stopsAt) return true
      }
      return false
    }
    const stopped = Array.from({ length: 300 }, (_, i) => isStopped([0.001, 0.01, 0.1][i % 3] ?? 0)).filter(Boolean)
    expect(stopped.length).toBeLessThanOrEqual(3)
  })
})

describe('a release that has replaced another', () => {
  const good = browsers(2000, 4)

  test('may fail as often as the one before', () => {
    expect(evidenceAfter(good, browsers(1000, 2))).toBeLessThan(1)
    expect(evidenceAfter(browsers(0, 0), browsers(1000, 1))).toBeLessThan(1)
  })

  test('is stopped soon if it fails for a part of the users', () => {
    expect(evidenceAfter(good, browsers(10, 3))).toBeGreaterThan(stopsAt)
    expect(evidenceAfter(browsers(0, 0), browsers(10, 3))).toBeGreaterThan(stopsAt)
  })

  test('is not stopped for single failures among many users', () => {
    expect(evidenceAfter(good, browsers(300, 2))).toBeLessThan(stopsAt)
  })
})
