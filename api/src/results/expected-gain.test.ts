import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Grade } from '../assessment/types'
import { selectOneJson } from '../database/select-json'
import { type TestApp, testApp } from '../testing/test-app'
import { expectedGain, expectedGainSql, type TestTime } from './expected-gain'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const grades: readonly Grade[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('expected gain', () => {
  test('is what the middle reader of the grade gains between both tests', () => {
    expect(expectedGain({ grade: 4, elapsed: 0 }, { grade: 4, elapsed: 1 })).toBeCloseTo(850 - 645)
    expect(expectedGain({ grade: 4, elapsed: 0.5 }, { grade: 5, elapsed: 0.5 })).toBeCloseTo(900 - 747.5)
    expect(expectedGain({ grade: 4, elapsed: 0.5 }, { grade: 4, elapsed: 0.5 })).toBe(0)
  })

  test('is unknown without a grade', () => {
    expect(expectedGain({ grade: null, elapsed: 0.2 }, { grade: 4, elapsed: 0.5 })).toBeNull()
    expect(expectedGain({ grade: 4, elapsed: 0.2 }, { grade: 4, elapsed: null })).toBeNull()
  })

  test('is the same in the database', async () => {
    const times: TestTime[] = [
      ...grades.flatMap((grade) => [0, 0.25, 0.5, 1].map((elapsed) => ({ grade, elapsed }))),
      { grade: null, elapsed: 0.5 },
      { grade: 4, elapsed: null },
    ]
    const pairs = times.map((latest, i) => ({ before: times[i === 0 ? 0 : i - 1] as TestTime, latest }))
    const columns = (name: string) => ({
      grade: sql`(pair -> ${name} ->> 'grade')::int`,
      elapsed: sql`(pair -> ${name} ->> 'elapsed')::float8`,
    })
    const { gains } = await selectOneJson(
      app.database,
      z.object({ gains: z.array(z.nullable(z.number())) }),
      sql`select json_agg(${expectedGainSql(columns('before'), columns('latest'))} order by n) as gains
        from json_array_elements(${JSON.stringify(pairs)}::json) with ordinality as list (pair, n)`,
    )
    expect(gains).toEqual(
      pairs.map(({ before, latest }) => {
        const gain = expectedGain(before, latest)
        return gain === null ? null : expect.closeTo(gain, 6)
      }),
    )
  })
})
