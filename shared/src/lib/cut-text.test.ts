import { cutText } from './cut-text'

test.each([
  ['short', 'short'],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), `${'a'.repeat(30)}…`],
  ['Bintang Prasetya has finished “Reading check”', 'Bintang Prasetya has finished…'],
  ['📚'.repeat(31), `${'📚'.repeat(30)}…`],
  ['', ''],
])('%s becomes %s', (text, cut) => {
  expect(cutText(text, 30)).toBe(cut)
})
