import { newSchoolCode } from './new-code'

test.each([
  ['SD Negeri Melati 3', 'MELAT'],
  ['Sekolah Cakrawala', 'CAKRA'],
  ['École Élan', 'ECOLE'],
  ['SMP 7', 'SMP'],
  ['學校', 'SEKOLAH'],
])('the code of %s begins with %s', (name, stem) => {
  expect(newSchoolCode(name)).toMatch(new RegExp(`^${stem}-[0-9A-HJKMNP-TV-Z]{4}$`))
})

test('at least 16 of 20 codes for the same name are different', () => {
  const codes = Array.from({ length: 20 }, () => newSchoolCode('SD Melati'))
  expect(new Set(codes).size).toBeGreaterThan(15)
})
