import { findWholeUses } from './find-whole-uses'

const lines = (...code: string[]) =>
  findWholeUses(["import { studentContract } from './student'", ...code].join('\n'), 'studentContract')

test.each([
  'useQuery(studentContract.students)',
  "useQuery(studentContract['students'])",
  'const { students, addStudent: add } = studentContract',
  'type Students = typeof studentContract',
  "interface Row { kind: 'é'; contract: typeof studentContract }",
])('%s names each endpoint', (code) => {
  expect(lines(code)).toEqual([])
})

test.each([
  ['passes it on', 'answers(studentContract)'],
  ['reads a property that is not known', 'useQuery(studentContract[name])'],
  ['gives it another name', 'const contract = studentContract'],
  ['takes all but one', 'const { students, ...others } = studentContract'],
  ['renders with it', 'const a = <List contract={studentContract as Contract} />'],
])('a line that %s is found', (_, code) => {
  expect(lines('', '// é: counted in bytes', code)).toEqual([4])
})

test('an import under another name is found, and another import is not', () => {
  const text = "import { studentContract as contract, roles } from './student'\n\nsend(roles)\nsend(contract)"
  expect(findWholeUses(text, 'studentContract')).toEqual([4])
})

test('with *, every import counts', () => {
  expect(findWholeUses("import * as student from './student'\nsend(student)", '*')).toEqual([2])
})
