import fc from 'fast-check'
import { measureOfSlices, SLICE_WORDS, slicesOf } from './analyse-slices'

const sentence = fc.array(fc.constant('word'), { minLength: 1, maxLength: 60 }).map((words) => ({ words }))
const wordsOf = (slice: readonly { words: readonly string[] }[]) =>
  slice.reduce((sum, { words }) => sum + words.length, 0)

test('slices have at least 125 words and keep all sentences in order', () => {
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 40 }), (sentences) => {
      const slices = slicesOf(sentences)
      expect(slices.flat()).toEqual(sentences)
      if (slices.length > 1) for (const slice of slices) expect(wordsOf(slice)).toBeGreaterThanOrEqual(SLICE_WORDS)
    }),
  )
})

test('a text with fewer than 250 words is one slice', () => {
  const tenWords = { words: Array.from({ length: 10 }, () => 'word') }
  expect(slicesOf(Array.from({ length: 24 }, () => tenWords))).toHaveLength(1)
  expect(slicesOf(Array.from({ length: 26 }, () => tenWords))).toHaveLength(2)
})

test('a text whose slices are alike has their measure', () => {
  expect(measureOfSlices([640])).toBe(640)
  expect(measureOfSlices([640, 640, 640])).toBe(640)
})

test('the measure of a text is above the mean of its slices and below the hardest', () => {
  const measure = measureOfSlices([400, 1000])
  expect(measure).toBeGreaterThan(720)
  expect(measure).toBeLessThan(1000)
})
