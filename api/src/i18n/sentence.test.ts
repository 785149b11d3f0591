import { asPlain, say, speak } from './sentence'
import { words } from './words.id'

const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place).sort()

test.each(Object.entries(words))('“%s” has the same placeholders in Indonesian', (english, indonesian) => {
  expect(places(indonesian)).toEqual(places(english))
})

test('a sentence within a sentence is in the same language', () => {
  const told = say('Too many attempts. Please wait {{wait}} and try again.', {
    wait: say('{{minutes}} minutes', { minutes: 7 }),
  })
  expect(speak(told, 'en')).toBe('Too many attempts. Please wait 7 minutes and try again.')
  expect(speak(told, 'id')).toBe('Terlalu banyak percobaan. Silakan tunggu 7 menit lalu coba lagi.')
})

test('input of a caller is never treated as a placeholder or a sentence', () => {
  expect(speak(say('{{field}} is not valid.', { field: '{{field}}' }), 'id')).toBe('{{field}} tidak sah.')
  expect(asPlain('constructor')).toBeUndefined()
})
