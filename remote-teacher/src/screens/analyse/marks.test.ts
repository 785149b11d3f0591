import { segmentsOf } from './marks'

test('a text without marks is one stretch', () => {
  expect(segmentsOf(20, { long_sentences: [], rare_words: [] })).toEqual([{ start: 0, end: 20, long: 0, rare: false }])
})

test('a rare word in a long sentence has both marks, and the stretches cover the whole text', () => {
  const stretches = segmentsOf(30, {
    long_sentences: [{ start: 5, end: 25, words: 26 }],
    rare_words: [
      { start: 0, end: 4, word: 'gnus' },
      { start: 10, end: 15, word: 'ibexs' },
    ],
  })
  expect(stretches).toEqual([
    { start: 0, end: 4, long: 0, rare: true },
    { start: 4, end: 5, long: 0, rare: false },
    { start: 5, end: 10, long: 26, rare: false },
    { start: 10, end: 15, long: 26, rare: true },
    { start: 15, end: 25, long: 26, rare: false },
    { start: 25, end: 30, long: 0, rare: false },
  ])
})
