import { firstNameOf } from './first-name'

test.each([
  ['Ayu Lestari', 'Ayu'],
  ['  Muhammad  Zulfikar', 'Muhammad'],
  ['Suharto', 'Suharto'],
])('%s is called %s', (name, first) => {
  expect(firstNameOf({ name })).toBe(first)
})
