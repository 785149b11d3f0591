import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { hostIsBuilt } from './build-host'
import { distOf, remoteNames, root } from './packages'
import { isServed } from './release'
import { standaloneIsBuilt } from './standalone'

const command = join(import.meta.dirname, 'lekta-tools.ts')

/** One build in a process of its own: what webpack has read is freed with it, and several run at once. */
const build = (words: string[], cwd: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', command, ...words], { cwd, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${words.join(' ')} failed in ${cwd}.`))))
  })

const atOnce = 2

/** Runs jobs, a few at a time, in their order. */
async function inTurn(jobs: (() => Promise<void>)[]) {
  const rest = [...jobs]
  const work = async () => {
    for (let job = rest.shift(); job; job = rest.shift()) await job()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Builds the host and releases every remote that has changed since it was built last. */
export async function buildAll(dist = distOf()): Promise<void> {
  const host = hostIsBuilt(dist) ? [] : [() => build(['build'], join(root, 'host'))]
  const remotes = remoteNames()
    .filter((area) => !isServed(area, dist))
    .map((area) => () => build(['release', area], root))
  if (host.length + remotes.length === 0) return
  // The first, because every remote takes it.
  const alone = standaloneIsBuilt(dist) ? [] : [() => build(['build-standalone'], root)]
  console.log('Building the portal…')
  await inTurn([...alone, ...host, ...remotes])
}
