import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { compile } from '../compile'
import { LeanContractsPlugin } from './lean-contracts'
import { leanModule } from './lean-module'
import { readsSchemas } from './reads-schemas'
import { parseModule } from './syntax'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lekta-contract-')))
  mkdirSync(join(folder, 'people'))
  write('list.ts', "import * as z from 'zod/mini'\nexport const Id = z.number()\nexport const longest = 9\n")
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const contract = `import * as z from 'zod/mini'
import { Id, longest } from '../list'
const params = z.object({ id: Id })
export const Book = z.object({ title: z.string() })
export type Book = z.infer<typeof Book>
export const limit = longest * 2
export const bookContract = defineContract({
  book: { method: 'GET', path: '/book/:id', summary: 'One book', access: 'user', params, data: Book, tags: ['Book'] },
})
`

test('a contract keeps what a browser needs to call its endpoints, and no schema', () => {
  const lean = leanModule(folder, write('people/book.ts', contract))
  expect([...(lean?.exports ?? [])]).toEqual(['limit', 'bookContract'])
  expect([...(lean?.contracts ?? [])]).toEqual(['bookContract'])
  expect(lean?.code).toMatch(/path: '\/book\/:id'/)
  expect(lean?.code).toMatch(/tags: \[/)
  expect(lean?.code).not.toMatch(/zod|params|data|summary|access|Book =|Id/)
  expect(lean?.code).toContain('import { longest as longest } from "../list?lean"')
})

test('a module that does more than define names has no lean form', () => {
  expect(leanModule(folder, write('effect.ts', "console.log('loaded')\n"))).toBeNull()
})

describe('a build', () => {
  /** Builds a module beside the folder of the contract. Returns the names of the contract’s modules that it gets. */
  async function build(text: string): Promise<string[]> {
    write(
      'people/book.js',
      "export const bookContract = defineContract({ book: { path: '/book', body: 'a schema' } })\n",
    )
    const page = `${folder}-page`
    mkdirSync(page)
    writeFileSync(join(page, 'page.js'), text.replace('CONTRACT', `../${basename(folder)}/people/book`))
    const { compilation } = await compile({
      context: page,
      entry: join(page, 'page.js'),
      mode: 'development',
      output: { path: join(page, 'dist') },
      plugins: [new LeanContractsPlugin({ folder, trusted: [page] })],
    }).finally(() => rmSync(page, { recursive: true }))
    return [...compilation.modules]
      .map((module) => basename(module.identifier()))
      .filter((name) => name.startsWith('book'))
  }

  test.each([
    ["import { bookContract } from 'CONTRACT'\nfetch(bookContract.book.path)", 'book.js?lean'],
    ["import { bookContract } from 'CONTRACT'\ncheck(bookContract.book.body)", 'book.js'],
    ["import('CONTRACT').then(use)", 'book.js'],
    ["export * from 'CONTRACT'", 'book.js'],
  ])('of “%s” contains %s', async (text, expected) => {
    expect(await build(text)).toEqual([expected])
  })
})

describe('a schema may be read', () => {
  const reads = (text: string, isTrusted: Parameters<typeof readsSchemas>[2] = true) =>
    readsSchemas(parseModule(text, true), new Set(['bookContract']), isTrusted)

  test.each([
    ['form(bookContract.book.body)', true],
    ['answers(bookContract, {})', true],
    ['const { body } = bookContract.book', true],
    ['const { ...all } = bookContract', true],
    ['useQuery(bookContract.book, { params: { id } }).data', false],
    ['const { book } = bookContract', false],
    ['const path = bookContract.book.path', false],
    ['const body = other.book.body', false],
  ])('by our own code in “%s”: %s', (text, expected) => {
    expect(reads(text)).toBe(expected)
  })

  test.each([
    ['useQuery(bookContract.book)', false],
    ['ownFunction(bookContract.book)', true],
    ['const endpoint = bookContract.book', true],
  ])('by the code of an area in “%s”: %s', (text, expected) => {
    expect(reads(text, (callee) => callee === 'useQuery')).toBe(expected)
  })
})
