import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from './compile'
import { withoutWords, wordsFileOf } from './lazy-words'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lekta-words-')))
  mkdirSync(join(folder, 'src'))
  writeFileSync(
    join(folder, 'src/area.ts'),
    "import { words } from './words.id'\nexport const area = { title: 'Books', words: { id: words } }\n",
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (text: string) => writeFileSync(join(folder, 'src/words.id.ts'), text)

/** Builds the area and its texts as two scripts. Returns the text of each. */
async function build() {
  await compile({
    context: folder,
    entry: { area: join(folder, 'src/area.ts'), words: join(folder, 'src/words.id.ts') },
    mode: 'production',
    output: { path: join(folder, 'dist'), library: { type: 'var', name: '[name]' } },
    resolve: { extensions: ['.ts', '.js'] },
    plugins: [withoutWords([folder])],
  })
  const texts = readdirSync(join(folder, 'dist')).map((file) => [
    file,
    readFileSync(join(folder, 'dist', file), 'utf8'),
  ])
  return Object.fromEntries(texts) as Record<string, string>
}

test('an area is built without its Indonesian texts, which are a script of their own', async () => {
  write("export const words = { Books: 'Buku' }\n")
  const { 'area.js': area, 'words.js': words } = await build()
  expect(area).toContain('Books')
  expect(area).not.toContain('Buku')
  expect(words).toContain('Buku')
})

test('an area that keeps its texts elsewhere is built with them', async () => {
  write("export const texts = { Books: 'Buku' }\n")
  expect(wordsFileOf(folder)).toBeNull()
  rmSync(join(folder, 'src/words.id.ts'))
  expect(wordsFileOf(folder)).toBeNull()
})
