import { asPlain, say, speak } from './sentence'
import { words } from './words.id'

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test.each(Object.entries(words))('“%s” has the same placeholders in Indonesian', (english, indonesian) => {
  expect(placeholdersOf(indonesian)).toEqual(placeholdersOf(english))
})

test('a sentence that is a value of another sentence is in the same language', () => {
  const message = say('Too many attempts. Please wait {{wait}} and try again.', {
    wait: say('{{minutes}} minutes', { minutes: 7 }),
  })
  expect(speak(message, 'en')).toBe('Too many attempts. Please wait 7 minutes and try again.')
  expect(speak(message, 'id')).toBe('Terlalu banyak percobaan. Silakan tunggu 7 menit lalu coba lagi.')
})

test('input of a caller is never treated as a placeholder or a sentence', () => {
  expect(speak(say('{{field}} is not valid.', { field: '{{field}}' }), 'id')).toBe('{{field}} tidak sah.')
  expect(asPlain('constructor')).toBeUndefined()
})
