import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { apiFolder, bundleServer, serverProgram } from './bundle-server'

const bundles = mkdtempSync(join(tmpdir(), 'lekta-bundles-'))
afterAll(() => rmSync(bundles, { recursive: true }))

describe('the bundled server', () => {
  test('runs without a TypeScript loader', () => {
    const { stderr, status } = spawnSync(process.execPath, serverProgram('check-start'), {
      cwd: apiFolder,
      env: { ...process.env, NODE_OPTIONS: '', PORT: 'x' },
      encoding: 'utf8',
    })
    expect({ stderr, status }).toEqual({ stderr: expect.stringMatching(/^PORT is "x" but must be/), status: 1 })
  })

  test('keeps its folder while the sources are unchanged', () => {
    const folder = bundleServer(bundles)
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['main.mjs', 'thread.mjs']))
    expect(bundleServer(bundles)).toBe(folder)
    expect(readdirSync(bundles)).toEqual([basename(folder)])
  })

  test('keeps the twenty newest bundles', () => {
    const dist = join(bundles, 'many')
    const older = Array.from({ length: 21 }, (_, index) => `bundle-${index + 1}`)
    for (const [index, name] of older.entries()) {
      mkdirSync(join(dist, name), { recursive: true })
      utimesSync(join(dist, name), index, index)
    }
    const folder = bundleServer(dist)
    expect(readdirSync(dist).sort()).toEqual([...older.slice(2), basename(folder)].sort())
  })
})
