import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBundled } from './run-bundled'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lekta-bundled-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(directory, name), text)

test('returns what a source exports, and reads its modules again each time', async () => {
  write('number.ts', 'export const number: number = 1')
  const read = () => runBundled<{ number: number }>(directory, `export * from './number'`)
  expect((await read()).number).toBe(1)
  write('number.ts', 'export const number: number = 2')
  expect((await read()).number).toBe(2)
})

test('leaves out lazy imports, whose specifiers stay readable, and styles', async () => {
  write('page.css', 'p { color: red }')
  write('page.ts', `import './page.css'\nexport const lazy = () => import('./missing')`)
  const { lazy } = await runBundled<{ lazy: () => unknown }>(directory, `export * from './page'`)
  expect(lazy.toString()).toContain('import("./missing")')
})

test('names a module that it does not find', async () => {
  await expect(runBundled(directory, `export * from './missing'`)).rejects.toThrow('Could not resolve "./missing"')
})
