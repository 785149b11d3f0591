import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toRelease } from '@lekta/shared/routing/registry'
import type { Project } from '../build/webpack'
import { remoteNames, remotePackage, root } from '../packages'
import { projectAt } from '../release/build-release'
import { developedRelease, developHost, developRemote } from './dev-server'

/** Starts the API, and restarts it whenever its sources change. */
function watchApi() {
  const api = spawn(process.execPath, ['--watch', '--import', 'tsx', 'src/main.ts'], {
    cwd: join(root, 'api'),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      api.kill(signal)
      process.exit(0)
    })
  }
}

/** Returns the registry line of a remote in development. */
const lineOf = (remote: Project) => ({
  current: toRelease(developedRelease(remote), `http://localhost:${remote.port}`),
  previous: null,
})

watchApi()
const directories = remoteNames().map((name) => remotePackage(name).directory)
const remotes = await Promise.all(directories.filter((one) => existsSync(join(one, 'src/area.ts'))).map(projectAt))
// Starts the remotes one at a time, because each build uses every core.
for (const remote of remotes) await developRemote(remote, false)
await developHost(await projectAt(join(root, 'host')), () =>
  Object.fromEntries(remotes.map((remote) => [remote.name, lineOf(remote)])),
)
