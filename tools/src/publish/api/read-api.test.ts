import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readApi } from './read-api'
import { reportOf } from './report'

let library: string
beforeEach(() => {
  library = realpathSync(mkdtempSync(join(tmpdir(), 'lekta-api-')))
  write(
    'package.json',
    JSON.stringify({ name: '@lekta/kit', exports: { './*': './src/*.tsx', './ui': './src/ui.ts' } }),
  )
})
afterEach(() => rmSync(library, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(library, path)), { recursive: true })
  writeFileSync(join(library, path), text)
}

/** Adds a source with its declarations. */
function declare(source: string, declarations: string) {
  write(`src/${source}`, '')
  write(`node_modules/.cache/types/src/${source.replace(/\.tsx?$/, '.d.ts')}`, declarations)
}

/** Returns the lines of the report without its introduction. */
const report = () => reportOf('kit', readApi(library)).split('\n').slice(5).filter(Boolean)

test('exports are listed by entry point, with the types to which they refer', () => {
  declare('ui.ts', "export { Badge } from './badge'\nexport { Button as Knob } from '@mantine/core'\n")
  declare(
    'badge.ts',
    "interface Props { tone: Tone; label?: string }\ntype Tone = 'good' | 'bad'\nexport declare const Badge: ({ tone }: Props) => void\n",
  )
  declare(
    'page.tsx',
    "import type { Knob } from '@lekta/kit/ui'\nexport default function Page<T>(props: { knob: Knob; value: T }): void\n",
  )
  expect(report()).toEqual([
    '## ./page',
    '```ts',
    'function Page<T>(props: { knob: Knob; value: T; }): void',
    '```',
    '## ./ui',
    '```ts',
    'const Badge: (options: Props) => void',
    "Button of '@mantine/core'",
    '```',
    '## src/badge',
    '```ts',
    '(not exported) interface Props {',
    '  tone: Tone',
    '  label?: string',
    '}',
    "(not exported) type Tone = 'good' | 'bad'",
    '```',
  ])
})

test('names that do not matter to other code are not part of the report', () => {
  const source = (file: string, name: string) => `import type { A } from '${file}'
/** Comment */
export declare const f: ({ ${name} }: { a: A }) => import("${file}").A;
`
  declare('ui.ts', source('./a', 'a'))
  declare('a.ts', 'export type A = 1')
  declare('b.ts', 'export type A = 1')
  const before = report().slice(0, 3)
  declare('ui.ts', source('./b', 'a: renamed'))
  expect(report().slice(0, 3)).toEqual(before)
  expect(before).toContain('const f: (options: { a: A; }) => A')
})

test('a long text is shortened, and still differs after a change at its end', () => {
  const union = Array.from({ length: 100 }, (_, number) => `'${number}'`).join(' | ')
  const lineFor = (text: string) => {
    declare('ui.ts', `export type Name = ${text}`)
    return report()[2] ?? ''
  }
  expect(lineFor(union).length).toBeLessThan(210)
  expect(lineFor(`${union} | 'a'`)).not.toBe(lineFor(`${union} | 'b'`))
})
