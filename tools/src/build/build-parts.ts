import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, servedDist, testedDist } from '../packages'
import { isCurrent, partNames } from '../release/parts'
import { readRegistry } from '../release/registry-file'
import { typescriptLoader } from '../typescript-loader'

/** What is built before the remotes, because every remote takes a copy of it. */
export const standaloneShell = 'standalone shell'

/** What a builder replies when a part is built. */
export interface BuiltPart {
  /** Its version; null for what has none. */
  version: string | null
}

const builderProgram = join(import.meta.dirname, 'builder.ts')

/** Parts are built in this many processes at once. */
const concurrency = 2

/** Builds a part in a process that builds others before and after it. Throws if that fails. */
async function build(builder: ChildProcess, part: string, ended: Promise<never>): Promise<BuiltPart> {
  builder.send(part)
  const [built] = (await Promise.race([once(builder, 'message'), ended])) as [BuiltPart]
  return built
}

/** Takes parts from a queue and builds them one after another, in one process, because webpack becomes faster. */
async function buildFrom(queue: string[], dist: string): Promise<void> {
  const builder = fork(builderProgram, [dist], { cwd: root, execArgv: ['--import', typescriptLoader] })
  const stop = () => builder.kill()
  process.on('exit', stop)
  let building = ''
  const ended = once(builder, 'exit').then(() => {
    throw new Error(`The ${building} could not be built.`)
  })
  try {
    for (let part = queue.shift(); part; part = queue.shift()) {
      building = part
      const { version } = await build(builder, part, ended)
      if (dist === servedDist() && part !== standaloneShell)
        console.log(`Now serving ${[part, version].filter(Boolean).join(' ')}.`)
    }
  } catch (error) {
    // No further part is built after a failure.
    queue.length = 0
    throw error
  } finally {
    process.off('exit', stop)
    ended.catch(() => undefined)
    if (builder.connected) builder.disconnect()
  }
}

/** Builds parts of the portal in `dist` from the working tree, two at a time. */
export async function buildParts(parts: readonly string[], dist: string): Promise<void> {
  if (parts.length === 0) return
  console.log('Building the portal…')
  const remotes = parts.filter((part) => part !== 'host')
  // The host takes longest, so it starts first.
  const queue = [
    ...parts.filter((part) => part === 'host'),
    ...(remotes.length > 0 ? [standaloneShell] : []),
    ...remotes,
  ]
  const builders = Array.from({ length: Math.min(concurrency, parts.length) }, () => buildFrom(queue, dist))
  await Promise.allSettled(builders)
  await Promise.all(builders)
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
  await buildParts(stale, testedDist)
  removeOldReleases(testedDist)
}
