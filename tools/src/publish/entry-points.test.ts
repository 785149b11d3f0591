import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { entryPointsOf } from './entry-points'
import { packageIn, specifiersIn, withExtensions } from './specifiers'

let library: string
beforeEach(() => {
  library = mkdtempSync(join(tmpdir(), 'lekta-library-'))
})
afterEach(() => rmSync(library, { recursive: true }))

function write(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(library, path)), { recursive: true })
    writeFileSync(join(library, path), text)
  }
}

const writeExports = (exports: Readonly<Record<string, string>>) =>
  write({ 'package.json': JSON.stringify({ exports }) })

const names = () => entryPointsOf(library).map(({ name, source }) => `${name} ${source}`)

test('a pattern is every source that fits it, at any depth, without tests', () => {
  writeExports({ './*': './src/*.tsx', './ui': './src/ui/ui.ts' })
  write({ 'src/ui/ui.ts': '', 'src/a.tsx': '', 'src/list/b.tsx': '', 'src/list/b.test.tsx': '', 'src/c.ts': '' })
  expect(names()).toEqual(['./a src/a.tsx', './list/b src/list/b.tsx', './ui src/ui/ui.ts'])
})

test('a source that a longer pattern or a name claims is not an entry point of a shorter pattern', () => {
  writeExports({ './*': './src/*.tsx', './testing/*': './src/testing/*.ts', './home': './src/house.tsx' })
  write({ 'src/testing/a.ts': '', 'src/testing/b.tsx': '', 'src/home.tsx': '', 'src/house.tsx': '' })
  expect(names()).toEqual(['./home src/house.tsx', './house src/house.tsx', './testing/a src/testing/a.ts'])
})

test('an entry point without a source is refused', () => {
  writeExports({ './ui': './src/ui.ts' })
  write({ 'src/a.ts': '' })
  expect(names).toThrow('exports “./ui”, but src/ui.ts does not exist.')
})

test('imports of every kind are found, and nothing else', () => {
  const source = `import a from './a'
import type { B } from 'b'
export * from './c'
export const load = () => import('./d')
export const type: import('e/f').Type = "import './no'" // import './no'
`
  expect(specifiersIn(source).map(({ text }) => text)).toEqual(['./a', 'b', './c', './d', 'e/f'])
})

test('relative imports of modules get the ending of the compiled file; others stay as they are', () => {
  write({ 'src/a.ts': '', 'src/list/b.tsx': '', 'src/c.module.css': '' })
  const source = "import './list/b'\nimport c from './c.module.css'\nconst a = () => import('./a')\nimport 'react/x'\n"
  expect(withExtensions(source, join(library, 'src/index.ts'))).toBe(
    "import './list/b.js'\nimport c from './c.module.css'\nconst a = () => import('./a.js')\nimport 'react/x'\n",
  )
})

test.each([
  ['react/jsx-runtime', 'react'],
  ['@lekta/shared/ui', '@lekta/shared'],
  ['./a', null],
  ['node:fs', null],
])('the import of %s needs the package %s', (specifier, name) => {
  expect(packageIn(specifier)).toBe(name)
})
