import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildAll } from '@lekta/tools/build-parts'
import { root } from '@lekta/tools/packages'
import { projectAt } from '@lekta/tools/project'
import { startPortal } from '@lekta/tools/start-portal'
import { type Production, setUpProduction, versionFor } from '../support/delivery/production'
import { makeRepository, type Repository } from '../support/delivery/repository'
import { copyPortal } from '../support/portal/built-portal'
import { productionSettings } from '../support/portal/production-settings'
import { megabytesOf } from './process-memory'

const limits = { publish: 10, rollBack: 5, developmentSeconds: 40, developmentMegabytes: 800 }
const area = 'library'
const startTimeout = 180_000

/** Returns the seconds that something takes. */
async function secondsFor(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return (performance.now() - start) / 1000
}

async function until(isTrue: () => Promise<boolean>) {
  const deadline = Date.now() + startTimeout
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('This takes longer than three minutes.')
    await wait(20)
  }
}

/** Returns the seconds until a user gets a release that is handed in, and until one gets the earlier release again. */
async function timeDelivery({ address, schools }: Production, repository: Repository) {
  const [user] = schools.flatMap(({ teachers }) => teachers)
  if (!user) throw new Error('The school has a teacher.')
  const isServed = (version: string) => until(async () => (await versionFor(address, user, area)) === version)
  const before = await repository.release('build')
  await repository.run('promote', before, '--reason', 'First release')
  repository.edit('src/screens/library/library.tsx', "t('Library')", "t('Library') + ''")
  const version = await repository.build('build')
  const publish = await secondsFor(async () => {
    await repository.run('publish')
    await repository.run('promote', version, '--reason', 'Everyone')
    await isServed(version)
  })
  const rollBack = await secondsFor(async () => {
    await repository.run('rollback', before, '--reason', 'Wrong text')
    await isServed(before)
  })
  return { publish, rollBack }
}

interface DevelopmentServer {
  command: readonly [string, ...string[]]
  cwd: string
  environment?: Readonly<Record<string, string>>
  /** Matches what the server prints when it is ready. */
  ready: RegExp
  /** Addresses that a developer's first page needs: compiled code, and the API. */
  needs: readonly string[]
}

/** Returns whether an address answers with some content. */
async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' } })
    return answer.ok && (await answer.text()) !== ''
  } catch {
    // Nothing listens there yet.
    return false
  }
}

/** Returns the seconds until a development server has compiled its first page, and the memory that it uses then. */
async function timeDevelopment({ command: [program, ...args], cwd, environment, ready, needs }: DevelopmentServer) {
  const start = performance.now()
  const env = { ...process.env, NODE_OPTIONS: '', ...environment }
  // In a group of its own, so that npm and all that it starts can be ended.
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const { pid } = child
  if (!pid) throw new Error(`${program} cannot be started.`)
  const ended = once(child, 'close')
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`)
      return ready.test(output)
    })
    for (const address of needs) await until(() => answers(address))
    return { seconds: (performance.now() - start) / 1000, megabytes: megabytesOf(pid) }
  } finally {
    if (child.exitCode === null) process.kill(-pid, 'SIGTERM')
    await ended
  }
}

interface Figure {
  what: string
  measured: number
  unit: 's' | 'MB'
  limit: number
}

const rowOf = ({ what, measured, unit, limit }: Figure) => ({
  what,
  measured: `${measured.toFixed(unit === 's' ? 2 : 0)} ${unit}`,
  limit: `${limit} ${unit}`,
  'of the limit': (measured / limit).toFixed(2),
})

const developmentFigures = (where: string, { seconds, megabytes }: Awaited<ReturnType<typeof timeDevelopment>>) => [
  { what: `npm run dev ${where}`, measured: seconds, unit: 's' as const, limit: limits.developmentSeconds },
  { what: `its memory`, measured: megabytes, unit: 'MB' as const, limit: limits.developmentMegabytes },
]

async function measure(scratch: string): Promise<Figure[]> {
  const environment = productionSettings
  const server = await startPortal({
    dist: copyPortal(join(scratch, 'dist')),
    data: join(scratch, 'data'),
    environment,
  })
  try {
    const portal = await setUpProduction(server, [1])
    await portal.post('/releases/add-area', { name: area, paths: [`/${area}/`], key: null })
    const body = { name: 'Benchmark', may_roll_out: true, expires_at: null }
    const { token } = await portal.post<{ token: string }>(`/releases/${area}/token/add`, body)
    const repository = await makeRepository(join(scratch, 'team'), { portal: portal.address, token })
    const { publish, rollBack } = await timeDelivery(portal, repository)
    const command = [process.execPath, 'node_modules/@lekta/tools/bin/lekta-tools.mjs', 'dev'] as const
    const own = { command, cwd: repository.folder, ready: /library alone: /, needs: ['http://localhost:3004/'] }
    const ownFigures = await timeDevelopment(own)
    const teacher = await projectAt(join(root, 'remote-teacher'))
    const needs = [`http://localhost:${teacher.port}/remoteEntry.js`, 'http://localhost:8099/readyz']
    const settings = { PORT: '8099', DATA_DIR: join(scratch, 'development') }
    const all = {
      command: ['npm', 'run', 'dev'] as const,
      cwd: root,
      environment: settings,
      ready: /The portal in development: /,
      needs,
    }
    const { seconds } = await timeDevelopment(all)
    const wholePortal = {
      what: 'npm run dev of the whole portal, with one area',
      measured: seconds,
      unit: 's' as const,
    }
    return [
      { what: 'publish and promote, until a user gets it', measured: publish, unit: 's', limit: limits.publish },
      { what: 'roll back, until a user gets it', measured: rollBack, unit: 's', limit: limits.rollBack },
      ...developmentFigures('in the repository of one area', ownFigures),
      { ...wholePortal, limit: limits.developmentSeconds },
    ]
  } finally {
    await server.stop()
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-bench-'))
try {
  await buildAll()
  const figures = await measure(scratch)
  const notes = [
    'By the commands of teams, `lekta-tools`, each of which starts a process; a user’s registry is read every 20 ms.',
    'Development: until the first page of the area is compiled and the API answers, on an empty data folder; memory is that of all processes that npm starts, and what they share counts once.',
  ]
  console.log(JSON.stringify({ title: 'Delivery', rows: figures.map(rowOf), notes }))
  const exceeded = figures.filter(({ measured, limit }) => measured > limit)
  for (const { what, limit, unit } of exceeded) console.error(`${what}: more than ${limit} ${unit}.`)
  if (exceeded.length > 0) process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
