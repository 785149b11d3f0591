import { buildAll, buildParts } from './build/build-parts'
import { areaOf } from './build/read-area'
import { exitOnSignals } from './exit-on-signals'
import { areaName, packageAt, servedDist, testedDist } from './packages'
import { isCurrent, partNames, releasePart } from './release/parts'
import { readRegistry } from './release/registry-file'
import { projectAt, rollback } from './release/release'
import { parseRelease, type ReleaseRequest, releaseUsage } from './release/release-request'
import { UsageError } from './usage-error'

const usage = `lekta-tools release <part>…             build and serve remotes or the host
lekta-tools release <remote> --rollback serve its previous release again
lekta-tools build [part]                build a part, or the package in this folder, for tests and benchmarks
lekta-tools build-all                   build everything that has changed for tests and benchmarks
lekta-tools dev-host | dev-remote       develop with hot reload
lekta-tools jest                        run this package's tests`

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
  if (action === 'release' && affected.length > 1) await buildParts(affected, 'release')
  else for (const part of affected) await releaseOne(part, action)
}

async function develop(kind: 'host' | 'remote') {
  const { developHost, developRemote } = await import('./dev/dev-server')
  const project = await projectAt(process.cwd())
  return kind === 'host' ? developHost(project, () => readRegistry(servedDist())) : developRemote(project, true)
}

const partHere = () => {
  const { name } = packageAt(process.cwd())
  return name === 'host' ? name : areaName(name)
}

const commands: Record<string, (words: string[]) => unknown> = {
  area: async ([directory = '']) => console.log(JSON.stringify(await areaOf(directory))),
  build: ([part = partHere()]) => releasePart(part, testedDist),
  'build-all': () => buildAll(),
  'dev-host': () => develop('host'),
  'dev-remote': () => develop('remote'),
  release: releaseCommand,
}

exitOnSignals()
const [command = '', ...words] = process.argv.slice(2)
try {
  const run = commands[command]
  if (!run) throw new UsageError(usage)
  await run(words)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
