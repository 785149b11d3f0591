import {
  addImports,
  appendElement,
  appendExpected,
  appendProperty,
  declares,
  importedFrom,
  readProperty,
} from './edit-source'

const flat = (text: string) => text.replace(/\s+/g, ' ')

test('a property is added at the end of an object, whatever wraps the object', () => {
  expect(flat(appendProperty('const a = {}', 'a', 'x: 1'))).toBe('const a = { x: 1, }')
  expect(flat(appendProperty('const a = { x: 1 } as const', 'a', 'y: 2'))).toBe('const a = { x: 1, y: 2, } as const')
  const contract = 'const a = define({\n  x: { y: {} }, // the last\n})\nconst b = {}'
  expect(appendProperty(contract, 'a', 'z: 1')).toBe(
    'const a = define({\n  x: { y: {} }, // the last\nz: 1,\n})\nconst b = {}',
  )
})

test('an element is added at the end of an array in an object', () => {
  const area = 'const area = defineArea({ name: "x", pages: [{ path: "/a" }], })'
  expect(flat(appendElement(area, 'area', 'pages', "{ path: '/b' }"))).toContain(
    `pages: [{ path: "/a" }, { path: '/b' }, ], })`,
  )
  expect(() => appendElement(area, 'area', 'name', '1')).toThrow('“area” has no array “name”.')
  expect(() => appendProperty(area, 'other', 'x: 1')).toThrow('There is no object “other”.')
})

test('a property is read by its name, also a quoted one', () => {
  const source = `const words = { Save: 'Simpan', 'All students': 'Semua', say() {}, ...others }`
  expect(['Save', 'All students', 'None'].map((name) => readProperty(source, 'words', name))).toEqual([
    'Simpan',
    'Semua',
    null,
  ])
})

test('an element is added to an expected array; a source without that expectation is unchanged', () => {
  const source = "test('x', () => { expect(entries('more')).toEqual([]) })"
  expect(flat(appendExpected(source, "entries('more')", '1'))).toContain('.toEqual([ 1, ])')
  expect(appendExpected(source, "entries('main')", '1')).toBe(source)
})

test('only missing imports are added, and a name imported from elsewhere is refused', () => {
  const source = "import { and, type SQL } from 'drizzle-orm'\nimport * as z from 'zod'\nconst x = 1\n"
  const added = addImports(source, [
    "import { and } from 'drizzle-orm'",
    "import { eq } from 'drizzle-orm'",
    "import * as z from 'zod'",
  ])
  expect(added).toBe(`import { eq } from 'drizzle-orm'\n${source}`)
  expect(() => addImports(source, ["import { and } from './and'"])).toThrow(
    '“and” is already imported from drizzle-orm.',
  )
  expect([importedFrom(source, 'z'), importedFrom(source, 'y')]).toEqual(['zod', null])
  expect(['x', 'z', 'SQL', 'y'].map((name) => declares(source, name))).toEqual([true, true, true, false])
})
