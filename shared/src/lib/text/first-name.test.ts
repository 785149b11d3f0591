import { firstNameOf } from './first-name'

test('the preferred name replaces the first word of the name', () => {
  expect(firstNameOf({ name: 'Ayu Lestari', preferred_name: 'Mbak Tari' })).toBe('Mbak Tari')
  expect(firstNameOf({ name: 'Ayu Lestari', preferred_name: null })).toBe('Ayu')
})

test.each([
  ['Ayu Lestari', 'Ayu'],
  ['  Muhammad  Zulfikar', 'Muhammad'],
  ['Suharto', 'Suharto'],
])('the first name of “%s” is “%s”', (name, first) => {
  expect(firstNameOf({ name })).toBe(first)
})
