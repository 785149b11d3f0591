import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildHost, hostIsBuilt, hostIsMissing, releaseHost } from './build-host'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'lekta-host-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** Returns a build function for a host with one page and one script. */
const hostOf =
  (page: string, inputs?: string): BuildHost =>
  async (folder, current) => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', `${page}.js`), '')
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'files.json'), JSON.stringify({ inputs: inputs ?? current }))
  }

const page = () => readFileSync(join(dist, 'host/index.html'), 'utf8')

test('a new host replaces the previous one, whose scripts stay available to open browsers', async () => {
  await releaseHost(dist, hostOf('first', 'another tree'))
  await releaseHost(dist, hostOf('second'))
  expect(page()).toBe('second')
  expect(readdirSync(join(dist, 'host/assets')).sort()).toEqual(['first.js', 'second.js'])
  expect(readdirSync(dist)).toEqual(['host'])
  expect(hostIsBuilt(dist)).toBe(true)
})

test('a failed build keeps the previous host and leaves no other files', async () => {
  await releaseHost(dist, hostOf('first', 'another tree'))
  const failing: BuildHost = async (folder, inputs) => {
    await hostOf('second')(folder, inputs)
    throw new Error('It does not compile.')
  }
  await expect(releaseHost(dist, failing)).rejects.toThrow('It does not compile.')
  expect(page()).toBe('first')
  expect(readdirSync(dist)).toEqual(['host'])
})

test('a host that was built from the working tree is not built again', async () => {
  expect(hostIsMissing(dist)).toBe(true)
  await releaseHost(dist, hostOf('first'))
  await releaseHost(dist, hostOf('second'))
  expect(page()).toBe('first')
})
