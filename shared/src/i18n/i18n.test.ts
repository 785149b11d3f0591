import { addWords, createWords, isLanguage } from './i18n'

test('English is shown as in the code, with its values and special characters', () => {
  const { t } = createWords('en')
  expect(t('Page {{number}}', { number: 3 })).toBe('Page 3')
  expect(t('getInfo: roles must be a non-null array!')).toBe('getInfo: roles must be a non-null array!')
  expect(t('This could not be loaded. Retry.')).toBe('This could not be loaded. Retry.')
  expect(t('Nothing found for “{{search}}”', { search: '<b>&' })).toBe('Nothing found for “<b>&”')
})

test('Indonesian uses the added translations, later ones first', () => {
  const words = createWords('id')
  addWords(words, { Next: 'Lanjut', 'Page {{number}}': 'Halaman {{number}}' })
  addWords(words, { Next: 'Berikutnya' })
  expect(words.t('Next')).toBe('Berikutnya')
  expect(words.t('Page {{number}}', { number: 3 })).toBe('Halaman 3')
})

test('a text without a translation stays English', () => {
  expect(createWords('id').t('Said by the server alone.')).toBe('Said by the server alone.')
})

test.each([
  ['en', true],
  ['id', true],
  ['fr', false],
  ['toString', false],
  [null, false],
])('%s is a language of the portal: %s', (text, expected) => {
  expect(isLanguage(text)).toBe(expected)
})
