import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from '../build/compile'
import { sharesIn } from './script-contents'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lekta-contents-'))
  const sources = {
    'main.js': "import('./kit.js'); import('./page.js')",
    'page.js': "import { Paper } from './node_modules/@mantine/paper.js'; console.log(Paper)",
    'kit.js': "export { Paper } from './node_modules/@mantine/paper.js'",
    'node_modules/@mantine/paper.js': `export const Paper = () => '${'paper '.repeat(100)}' + document.title`,
  }
  mkdirSync(join(folder, 'node_modules/@mantine'), { recursive: true })
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  await compile({
    mode: 'production',
    context: folder,
    entry: './main.js',
    devtool: 'hidden-source-map',
    output: { path: join(folder, 'built'), filename: '[name].js', chunkFilename: '[name].0123abcd.js' },
    optimization: {
      chunkIds: 'named',
      splitChunks: { chunks: 'all', minSize: 0, cacheGroups: { kit: { test: /paper/, name: 'paper' } } },
    },
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const shares = (name: string) => sharesIn(name, [join(folder, 'built')])

test('the code of a script belongs to the kinds of its sources', () => {
  expect(shares('paper.0123abcd.js').get('UI kit')).toBeGreaterThan(0.5)
})

test('a script that only passes on exports has no source map, and belongs to the build', () => {
  expect([...shares('kit_js.0123abcd.js')]).toEqual([['build runtime', 1]])
})

test('a script is found whose hash is different in the build with source maps', () => {
  expect(shares('paper.fedcba98.js')).toEqual(shares('paper.0123abcd.js'))
})

test('a script that was not built is an error', () => {
  expect(() => shares('other.0123abcd.js')).toThrow('has no script other.0123abcd.js')
})
