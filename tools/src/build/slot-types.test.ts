import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { declareSlots, writeSlotTypes } from './slot-types'

const offering = (name: string, more = '') => `import type { ReactNode } from 'react'
${more}
/** What a button about a book gets. */
export interface BookActions {
  book: { id: number; cover: ReactNode }
}
declare module '@lekta/shared/contract/slots' {
  interface Slots {
    '${name}': BookActions
  }
}
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lekta-slots-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "remote-library", "version": "1.0.0" }')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const write = (text: string) => writeFileSync(join(folder, 'src/slots.ts'), text)

test('the declarations of the offered slots are written into the release', async () => {
  write(offering('library.book-actions'))
  await writeSlotTypes(folder, join(folder, 'dist'))
  const text = readFileSync(join(folder, 'dist/types/area.d.ts'), 'utf8')
  expect(text).toContain("import type { ReactNode } from 'react'")
  expect(text).toContain("'library.book-actions': BookActions")
})

test('an area that offers no slots has no declarations', async () => {
  await writeSlotTypes(folder, join(folder, 'dist'))
  expect(existsSync(join(folder, 'dist'))).toBe(false)
})

test('a slot is named after its area, so that no two areas offer the same one', async () => {
  write(offering('post.book-actions'))
  await expect(writeSlotTypes(folder, join(folder, 'dist'))).rejects.toThrow(
    'src/slots.ts: the name of the slot “post.book-actions” must begin with “library.”.',
  )
})

test.each([
  [
    'imports a file of the area',
    offering('library.a', "import type { Book } from './book'"),
    'src/slots.ts imports ./book, which other repositories lack.',
  ],
  ['is not a module', 'interface Slots {}', 'src/slots.ts must be a module: end it with export {}.'],
  ['declares no slot', 'export interface Slots { a: string }', 'src/slots.ts declares no slot.'],
  ['exports what has no declared type', `${offering('library.a')}export const a = Math.random()`, 'src/slots.ts: '],
])('a file that %s is rejected', async (_, text, message) => {
  await expect(declareSlots(text)).rejects.toThrow(message)
})
