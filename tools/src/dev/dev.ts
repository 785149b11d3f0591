import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toRelease } from '@lekta/shared/routing/registry'
import type { Project } from '../build/projects/project'
import { remoteNames, remotePackage, root } from '../packages'
import { projectAt } from '../release/build-release'
import { developedRelease, developHost, developRemote } from './dev-server'
import { startOnRequest } from './start-on-request'

/** Starts the API, and restarts it whenever its sources change. When this process is stopped, stops the API first. */
function watchApi() {
  const api = spawn(process.execPath, ['--watch', '--import', 'tsx', 'src/main.ts'], {
    cwd: join(root, 'api'),
    stdio: 'inherit',
    // In a process group of its own, because a terminal sends its signal to the whole group, and at a second signal the
    // server would leave its database running.
    detached: true,
  })
  const ended = once(api, 'exit')
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    api.kill(signal)
    await ended
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

/** Returns the registry line of a remote in development. */
const lineOf = async (remote: Project) => ({
  current: toRelease(await developedRelease(remote), `http://localhost:${remote.port}`),
  previous: null,
})

watchApi()
const directories = remoteNames().map((name) => remotePackage(name).directory)
const remotes = await Promise.all(directories.filter((one) => existsSync(join(one, 'src/area.ts'))).map(projectAt))
// Most changes are about one area, so each remote is compiled when a page first needs it.
for (const remote of remotes) await startOnRequest(remote.port, () => developRemote(remote, false))
await developHost(await projectAt(join(root, 'host')), async () =>
  Object.fromEntries(await Promise.all(remotes.map(async (remote) => [remote.name, await lineOf(remote)] as const))),
)
