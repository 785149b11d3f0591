import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseHost } from '../build/build-host'
import { remoteNames } from '../packages'
import { partNames } from '../release/parts'
import { flip } from '../release/registry-file'
import { release } from '../release/release'
import { describeEmpty, releaseLine } from '../testing/release-line'
import { spawnTool } from '../testing/spawn-tool'
import { outdatedNotice, planStart } from './start-plan'

// Some tests run a start in a separate process, which takes seconds to start on a busy machine.
jest.setTimeout(120_000)

let dist: string
beforeEach(() => {
  dist = join(mkdtempSync(join(tmpdir(), 'lekta-start-')), 'dist')
})
afterEach(() => rmSync(join(dist, '..'), { recursive: true, force: true }))

/** Fills the portal with parts that were not built from the current working tree. */
async function serveOlderParts() {
  for (const area of partNames().filter((part) => part !== 'host')) await flip(dist, area, releaseLine('0.9.0'))
  mkdirSync(join(dist, 'host'))
  writeFileSync(join(dist, 'host/files.json'), JSON.stringify({ inputs: 'older' }))
}

/** Returns every file of a folder with its content. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
    .map((file) => [file, readFileSync(file, 'utf8')])

describe('the plan of a start', () => {
  test('builds every part if none was built before', () => {
    expect(planStart(dist)).toEqual({ missing: partNames(), outdated: [] })
  })

  test('leaves older parts as they are and names them', async () => {
    await serveOlderParts()
    expect(planStart(dist)).toEqual({ missing: [], outdated: partNames() })
  })

  test('does not name parts that were built from the working tree', async () => {
    await serveOlderParts()
    await release('teacher', dist, async ({ version }) => describeEmpty(version))
    await releaseHost(dist, async (folder, inputs) =>
      writeFileSync(join(folder, 'files.json'), JSON.stringify({ inputs })),
    )
    expect(planStart(dist)).toEqual({ missing: [], outdated: remoteNames().filter((name) => name !== 'teacher') })
  })

  test('names the command that serves the working tree', () => {
    expect(outdatedNotice({ missing: [], outdated: ['host', 'teacher'] })).toBe(
      'Serving earlier releases instead of the working tree: host, teacher.\nTo serve the working tree instead: npm run release host teacher',
    )
    expect(outdatedNotice({ missing: [], outdated: partNames() })).toMatch(/npm run release all$/)
    expect(outdatedNotice({ missing: ['host'], outdated: [] })).toBeNull()
  })
})

describe('a start', () => {
  test('fails and builds nothing if its port is in use', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const start = spawnTool('start/start.ts', [], { PORT: String(port), PORTAL_DIR: dist })
    expect(await start.exited).toBe(1)
    other.close()
    expect(start.output().trim()).toMatch(new RegExp(`^PORT ${port} is in use by another program: [^\\n]+$`))
    expect(existsSync(dist)).toBe(false)
  })

  test('replaces nothing that is served, and prints which parts are outdated', async () => {
    await serveOlderParts()
    const before = contentOf(dist)
    // Without a database, the start reaches the server, which then exits by itself.
    const env = { PORT: '0', PORTAL_DIR: dist, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const start = spawnTool('start/start.ts', [], env)
    expect(await start.exited).toBe(1)
    expect(start.output()).toContain(outdatedNotice({ missing: [], outdated: partNames() }))
    expect(start.output()).toContain('No PostgreSQL server responds at 127.0.0.1:1/none')
    expect(contentOf(dist)).toEqual(before)
  })
})
