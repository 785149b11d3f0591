import { existsSync } from 'node:fs'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAbandonedClusters } from './cluster'

/** A folder name with a process id that no process has. */
const folder = join(tmpdir(), 'lekta-test-4194301')

beforeEach(() => mkdir(join(folder, 'cluster'), { recursive: true }))
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the files of a killed test run are removed', async () => {
  await removeAbandonedClusters()
  expect(existsSync(folder)).toBe(false)
})

// Only root can create files of another user.
if (process.getuid?.() === 0)
  test('the files of another user’s test run are kept', async () => {
    await writeFile(join(folder, 'cluster', 'postmaster.pid'), '4194301')
    await chown(folder, 12345, 12345)
    await removeAbandonedClusters()
    expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(true)
  })
