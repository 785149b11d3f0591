import { AttemptState } from '@lekta/shared/contract/assessment/attempt'
import { passedAttemptIn } from './passed-attempt'

const item = { number: 1, passage: 'Ayu reads.', statement: 'Ayu …', options: ['reads', 'sings'] }
const attempt = { tries: 1, answered: 0, items: [item], progress: 0, skips_left: 3, pause: false, finished: false }

test('An attempt that the start page passes on is taken', () => {
  expect(passedAttemptIn({ attempt })).toEqual(attempt)
})

test('Whatever the schema refuses is refused', () => {
  const refused = Object.keys(attempt).flatMap((name) => [
    { ...attempt, [name]: undefined },
    { ...attempt, [name]: null },
    { ...attempt, [name]: { is: 'wrong' } },
  ])
  const items = Object.keys(item).map((name) => ({ ...attempt, items: [item, { ...item, [name]: null }] }))
  for (const other of [...refused, ...items, { ...attempt, items: [null] }, null, 'text', [], 1]) {
    expect([other, AttemptState.safeParse(other).success]).toEqual([other, false])
    expect([other, passedAttemptIn({ attempt: other })]).toEqual([other, null])
  }
  for (const state of [null, undefined, 'text', {}]) expect(passedAttemptIn(state)).toBeNull()
})
