import { closest } from './closest'

test.each([
  ['sahre', 'share'],
  ['shar', 'share'],
  ['school', 'school'],
  ['because', undefined],
  ['x', undefined],
])('%s probably means %s', (text, meant) => {
  expect(closest(text, ['share', 'school', 'role', 'at'])).toBe(meant)
})
