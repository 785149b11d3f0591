import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, testedDist } from '../packages'
import { isCurrent, partNames } from '../release/parts'
import { readRegistry } from '../release/registry-file'
import { buildStandalone } from './standalone'

/** The use of a built part: `release` serves it to people, `build-part` keeps it for tests and benchmarks. */
type Purpose = 'release' | 'build-part'

const tools = join(import.meta.dirname, '../lekta-tools.ts')

/** Builds a part in a separate process, which frees webpack's memory and lets several builds run at once. */
const build = (part: string, purpose: Purpose) =>
  new Promise<void>((resolve, reject) => {
    const args = ['--import', 'tsx', tools, purpose, part]
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    const stop = () => child.kill()
    process.on('exit', stop)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', stop)
      if (code === 0) resolve()
      else reject(new Error(`The ${part} could not be built.`))
    })
  })

const concurrency = 2

/** Builds parts of the portal from the working tree, a few at a time. Starts no further part after a failure. */
export async function buildParts(parts: readonly string[], purpose: Purpose): Promise<void> {
  if (parts.length === 0) return
  console.log('Building the portal…')
  // Builds the standalone shell before the remotes, because every remote takes a copy of it.
  if (parts.some((part) => part !== 'host')) await buildStandalone()
  const rest = [...parts]
  const work = async () => {
    for (let part = rest.shift(); part; part = rest.shift()) await build(part, purpose)
  }
  const workers = Array.from({ length: concurrency }, () =>
    work().catch((error: unknown) => {
      rest.length = 0
      throw error
    }),
  )
  await Promise.allSettled(workers)
  await Promise.all(workers)
}

/** Removes the releases that the registry of a portal no longer names. */
function removeOldReleases(dist: string) {
  for (const [area, { current, previous }] of Object.entries(readRegistry(dist))) {
    const folder = join(dist, 'remotes', area)
    const named = [current.version, previous?.version]
    const old = existsSync(folder) ? readdirSync(folder).filter((version) => !named.includes(version)) : []
    for (const version of old) rmSync(join(folder, version), { recursive: true, force: true })
  }
}

/** Builds the working tree for tests and benchmarks, apart from the served portal. Skips unchanged parts. */
export async function buildAll(): Promise<void> {
  const stale = partNames().filter((part) => !isCurrent(part, testedDist))
  await buildParts(stale, 'build-part')
  removeOldReleases(testedDist)
}
