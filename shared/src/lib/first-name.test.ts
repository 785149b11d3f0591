import { firstNameOf } from './first-name'

test('a child with a preferred name is called by it', () => {
  expect(firstNameOf({ name: 'Ayu Lestari', preferred_name: 'Mbak Tari' })).toBe('Mbak Tari')
  expect(firstNameOf({ name: 'Ayu Lestari', preferred_name: null })).toBe('Ayu')
})

test.each([
  ['Ayu Lestari', 'Ayu'],
  ['  Muhammad  Zulfikar', 'Muhammad'],
  ['Suharto', 'Suharto'],
])('%s is called %s', (name, first) => {
  expect(firstNameOf({ name })).toBe(first)
})
