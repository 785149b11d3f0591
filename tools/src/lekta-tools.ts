import { buildAll, buildParts } from './build/build-parts'
import { servedDist } from './packages'
import { projectCommands, projectUsage } from './project/commands'
import type { Command } from './project/define-command'
import { runCommand } from './project/run-command'
import { projectAt } from './release/build-release'
import { isCurrent, partNames, releasePart } from './release/parts'
import { readRegistry } from './release/registry-file'
import { rollback } from './release/release'
import { parseRelease, type ReleaseRequest, releaseUsage } from './release/release-request'
import { UsageError } from './usage-error'

const usage = `${projectUsage}

In this repository only:
lekta-tools release <part>…             build and serve remotes or the host
lekta-tools release <remote> --rollback serve its previous release again
lekta-tools build-all                   build everything that has changed for tests and benchmarks
lekta-tools dev-host                    develop the host with hot reload`

const requestedBy = (words: readonly string[]) => {
  try {
    return parseRelease(words, partNames())
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n\n${releaseUsage}`) : error
  }
}

/** Releases one part, or serves its previous release again. */
async function releaseOne(part: string, action: ReleaseRequest['action']) {
  const dist = servedDist()
  const version = action === 'release' ? await releasePart(part, dist) : (await rollback(part, dist)).version
  console.log(`Now serving ${[part, version].filter(Boolean).join(' ')}.`)
}

async function releaseCommand(words: string[]) {
  const { action, parts } = requestedBy(words)
  const affected = words.includes('all') ? parts.filter((part) => !isCurrent(part, servedDist())) : parts
  if (affected.length === 0) console.log('The working tree is already being served.')
  if (action === 'release' && affected.length > 1) await buildParts(affected, servedDist())
  else for (const part of affected) await releaseOne(part, action)
}

async function developHost() {
  const { developHost: serve } = await import('./dev/dev-server')
  await serve(await projectAt(process.cwd()), () => readRegistry(servedDist()))
}

const commands: Record<string, Command> = {
  ...projectCommands,
  'build-all': () => buildAll(),
  'dev-host': developHost,
  release: releaseCommand,
}

await runCommand(commands, usage)
