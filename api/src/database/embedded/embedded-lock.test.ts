import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFolderLock } from './embedded-lock'

/** No process has this number: the kernel ends far below. */
const dead = '2147483000'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lekta-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('one works at a time, and nothing is left behind', async () => {
  let working = 0
  const seen = await Promise.all(
    Array.from({ length: 8 }, () =>
      withFolderLock(folder, async () => {
        working += 1
        const together = working
        await new Promise(setImmediate)
        working -= 1
        return together
      }),
    ),
  )
  expect(seen).toEqual(Array(8).fill(1))
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['was left by a process that is gone', { lock: dead }],
  ['is empty, because its process was killed while it took it', { lock: '' }],
  ['was about to be taken away by a process that was killed too', { lock: dead, [`lock.${dead}`]: dead }],
])('a lock that %s is taken away', async (_, files) => {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const owner = await withFolderLock(folder, () => readFile(join(folder, 'lock'), 'utf8'))
  expect(owner.startsWith(`${process.pid}-`)).toBe(true)
  expect(await readdir(folder)).toEqual([])
})
