import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import LongestFirst from './longest-first'

const folder = mkdtempSync(join(tmpdir(), 'lekta-order-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return { path }
}

test('files that start programs come first, then batches and files by size', () => {
  const short = write('short.test.ts', 'short')
  const middle = write('middle.test.ts', 'm'.repeat(1000))
  const long = write('long.test.ts', 'l'.repeat(3000))
  const program = write('program.test.ts', ['jest', 'setTimeout(60_000)'].join('.'))
  const batch = write(
    'batch.test.cjs',
    [short, middle, middle].map(({ path }) => `  require(${JSON.stringify(path)})\n`).join(''),
  )
  expect(new LongestFirst().sort([short, batch, middle, program, long])).toEqual([program, long, batch, middle, short])
})
