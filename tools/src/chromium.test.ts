import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumOptions, packagedChromium, packagedOptions } from './chromium'

// The first run unpacks a browser, which takes time.
jest.setTimeout(120_000)

const { CHROMIUM_PATH, TMPDIR } = process.env
let scratch: string
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'lekta-chromium-'))
})
afterEach(() => {
  Object.assign(process.env, { CHROMIUM_PATH, TMPDIR })
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH
  if (TMPDIR === undefined) delete process.env.TMPDIR
  rmSync(scratch, { recursive: true, force: true })
})

test('CHROMIUM_PATH sets the path of the browser', async () => {
  process.env.CHROMIUM_PATH = '/somewhere/chromium'
  expect(await chromiumOptions(['--lang=id'])).toMatchObject({
    executablePath: '/somewhere/chromium',
    args: expect.arrayContaining(['--no-sandbox', '--lang=id']),
  })
})

// The packaged browser runs only on Linux x64.
if (process.platform === 'linux' && process.arch === 'x64')
  describe('the packaged browser', () => {
    test('is preferred to an installed one', async () => {
      delete process.env.CHROMIUM_PATH
      expect(await chromiumOptions()).toMatchObject(packagedOptions(await packagedChromium()))
    })

    test('runs with the libraries that are packaged with it', async () => {
      const folder = await packagedChromium()
      const { executablePath, env } = packagedOptions(folder)
      // The dynamic loader prints the libraries that it would load, with their paths.
      const { stdout } = spawnSync(executablePath, { env: { ...env, LD_TRACE_LOADED_OBJECTS: '1' }, encoding: 'utf8' })
      expect(stdout).not.toContain('not found')
      for (const library of ['libnspr4.so', 'libnss3.so', 'libexpat.so.1'])
        expect(stdout).toContain(`${library} => ${join(folder, 'lib', library)}`)
      expect(spawnSync(executablePath, ['--version'], { env, encoding: 'utf8' }).status).toBe(0)
    })

    test('is not taken from the temporary folder, where others may have left one', async () => {
      process.env.TMPDIR = scratch
      writeFileSync(join(scratch, 'chromium'), 'half a browser of somebody else', { mode: 0o600 })
      const { executablePath, env } = packagedOptions(await packagedChromium())
      expect(executablePath.startsWith(scratch)).toBe(false)
      expect(spawnSync(executablePath, ['--version'], { env }).status).toBe(0)
    })
  })
