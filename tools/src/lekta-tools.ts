import { buildAll } from './build-all'
import { buildHost } from './build-host'
import { areaName, distOf, packageAt } from './packages'
import { areaOf } from './read-area'
import { readRegistry } from './registry-file'
import { projectAt, release, rollback } from './release'
import { buildStandalone } from './standalone'

const usage = `lekta-tools build                       build the package in this folder
lekta-tools build-all                   build everything that has changed
lekta-tools build-standalone            build the shell in which an area stands alone
lekta-tools release <remote>            build one remote and serve it from now on
lekta-tools release <remote> --rollback serve its previous release again
lekta-tools dev-host | dev-remote       develop with hot reload
lekta-tools jest                        run this package's tests`

async function releaseCommand([area = '', flag]: string[]) {
  const line = flag === '--rollback' ? await rollback(area) : await release(area)
  console.log(`${area} ${line.version} is served from now on.`)
}

async function develop(kind: 'host' | 'remote') {
  const { developHost, developRemote } = await import('./dev-server')
  const project = await projectAt(process.cwd())
  return kind === 'host' ? developHost(project, () => readRegistry(distOf())) : developRemote(project, true)
}

const here = () => packageAt(process.cwd())

const commands: Record<string, (words: string[]) => unknown> = {
  area: async ([directory = '']) => console.log(JSON.stringify(await areaOf(directory))),
  build: () => (here().name === 'host' ? buildHost() : release(areaName(here().name))),
  'build-all': () => buildAll(),
  'build-standalone': () => buildStandalone(),
  'dev-host': () => develop('host'),
  'dev-remote': () => develop('remote'),
  release: releaseCommand,
}

const [command = '', ...words] = process.argv.slice(2)
const run = commands[command]
if (!run) {
  console.error(usage)
  process.exitCode = 1
} else {
  try {
    await run(words)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
