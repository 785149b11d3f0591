import { cutAtWord, cutText } from './cut-text'

test.each([
  ['short', 'short'],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), `${'a'.repeat(30)}…`],
  ['Bintang Prasetya has finished “Reading check”', 'Bintang Prasetya has finished…'],
  ['📚'.repeat(31), `${'📚'.repeat(30)}…`],
  ['', ''],
])('“%s” is cut to “%s”', (text, cut) => {
  expect(cutText(text, 30)).toBe(cut)
})

test.each([
  ['The sky was grey, so he took it', 'The sky was grey, so he took…'],
  ['The sky was as grey as it is now', 'The sky was as grey as it is…'],
  ['What he saw there was a ____, at last', 'What he saw there was a ____…'],
  ['The sky was grey, so he took', 'The sky was grey, so he took'],
])('“%s” is cut after a whole word to “%s”', (text, cut) => {
  expect(cutAtWord(text, 28)).toBe(cut)
})
