import ts from 'typescript'
import { longestFunction, longFunctionsIn } from './long-functions'

/** Returns the long functions of a file that contains one function with the given number of lines. */
const check = (start: string, lines: number, end: string) =>
  longFunctionsIn(
    ts.createSourceFile(
      'file.ts',
      `const before = 1\n${start}${'\n'.repeat(lines - 1)}${end}`,
      ts.ScriptTarget.Latest,
      true,
    ),
  )

test.each([
  ['function run() {', '}'],
  ['const run = () => {', '}'],
  ['const run = () => [', ']'],
  ["describe('a page', () => {", '})'],
  ["test('opens', async function () {", '})'],
  ['class Page { open() {', '} }'],
])('%s … %s is found if it is too long', (start, end) => {
  const lines = longestFunction + 1
  expect(check(start, lines, end)).toEqual([`line 2: ${lines} lines`])
  expect(check(start, longestFunction, end)).toEqual([])
})
