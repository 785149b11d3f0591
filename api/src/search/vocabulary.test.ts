import { distanceOf } from './edit-distance'
import { foldText } from './fold-text'
import { correctionsOf, createVocabulary, spellingsOf } from './vocabulary'

test.each([
  ['wuln', 'wulan', 1, 1],
  ['citar', 'citra', 1, 1],
  ['muhamm', 'muhammad', 2, 0],
  ['prasetio', 'prasetyo', 1, 1],
  ['', 'ayu', 3, 0],
])('from “%s” to “%s” it is %i edits, and %i to its beginning', (typed, word, whole, prefix) => {
  expect(distanceOf(typed, word)).toEqual({ whole, prefix })
})

test('accents and capital letters are folded', () => {
  expect(['José', 'ZOË', 'Nguyễn', 'Ayu'].map(foldText)).toEqual(['jose', 'zoe', 'nguyen', 'ayu'])
})

const vocabulary = createVocabulary(
  Object.entries({ wulan: 9, wulandari: 3, citra: 7, muhammad: 50, josé: 1, joséphine: 1, alan: 2, ayu: 8 }).map(
    ([word, count]) => ({ word, count }),
  ),
)

test.each([
  ['wuln', ['wulan', 'wulandari']],
  ['citar', ['citra']],
  ['mohamad', ['muhammad']],
  ['muhamad', ['muhammad']],
])('“%s” is corrected to %j', (typed, words) => {
  expect(correctionsOf(vocabulary, typed)).toEqual(words)
})

test.each(['wul', 'citra', 'hammad', 'jose', 'ayi', 'zzzzzz'])('“%s” is not corrected', (typed) => {
  expect(correctionsOf(vocabulary, typed)).toEqual([])
})

test('what was typed is looked for with the accents that names have, and without those that were typed', () => {
  expect(spellingsOf(vocabulary, 'jose')).toEqual(['jose', 'josé'])
  expect(spellingsOf(vocabulary, 'wülan')).toEqual(['wülan', 'wulan'])
})
