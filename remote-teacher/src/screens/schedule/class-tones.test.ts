import { toneByClass } from './class-tones'

const testOf = (...ids: number[]) => ({ classrooms: ids.map((id) => ({ id, name: `${id}A`, grade: 4 })) })

test('a class has the same colour in every week, and no other class of the week has it', () => {
  const both = toneByClass([testOf(1), testOf(9)])
  expect(toneByClass([testOf(1)])(testOf(1))).toBe(both(testOf(1)))
  expect(both(testOf(9))).not.toBe(both(testOf(1)))
})

test('a test of several classes has the colour of the first, and a test of single students is grey', () => {
  const toneOf = toneByClass([testOf(2, 3), testOf()])
  expect(toneOf(testOf(2, 3))).toBe(toneOf(testOf(2)))
  expect(toneOf(testOf())).toBe('var(--mantine-color-dimmed)')
})
