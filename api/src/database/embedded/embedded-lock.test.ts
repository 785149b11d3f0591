import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFolderLock } from './embedded-lock'

/** The id of no process, because it is far above the kernel's maximum. */
const deadProcess = '2147483000'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lekta-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('only one holds the lock at a time, and no file is left behind', async () => {
  let holding = 0
  const seen = await Promise.all(
    Array.from({ length: 8 }, () =>
      withFolderLock(folder, async () => {
        holding += 1
        const holders = holding
        await new Promise(setImmediate)
        holding -= 1
        return holders
      }),
    ),
  )
  expect(seen).toEqual(Array(8).fill(1))
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['was left by a process that has ended', { lock: deadProcess }],
  ['is empty, because its process was killed while it wrote it,', { lock: '' }],
  ['was being removed by a process that was killed too', { lock: deadProcess, [`lock.${deadProcess}`]: deadProcess }],
])('a lock that %s is replaced', async (_, files) => {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const owner = await withFolderLock(folder, () => readFile(join(folder, 'lock'), 'utf8'))
  expect(owner.startsWith(`${process.pid}-`)).toBe(true)
  expect(await readdir(folder)).toEqual([])
})
