import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../packages'
import { UsageError } from '../usage-error'
import { toKebabCase } from './names'
import { type NewRequest, newUsage, parseNew } from './new-request'
import { npmOptions } from './npm-options'
import { plan } from './plan'

/** Formats files and sorts their imports. Throws if that fails. */
function format(paths: readonly string[]) {
  const biome = join(createRequire(join(root, 'package.json')).resolve('@biomejs/biome/package.json'), '../bin/biome')
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new files could not be formatted:\n${stderr}`)
}

const pageSteps = (path: string, area: string) =>
  `npm run dev serves it at http://localhost:3000${path.replace(/:\w+/g, '1')}; npm test -- ${area} runs its tests.`

/** Returns what to do next, as a sentence for the user. */
function nextSteps(request: NewRequest): string {
  if (request.kind === 'remote') return pageSteps(`/${request.name}`, request.name)
  if (request.kind === 'page') return pageSteps(request.path, request.area)
  const test = `${toKebabCase(request.name)}.test.ts`
  return `Replace the example in contract, handler, query and tests, then run npm test -- ${test} api/src/access.test.ts.`
}

function run(words: readonly string[]): void {
  const request = parseNew(words)
  if (request === 'help') {
    console.log(newUsage)
    return
  }
  const changes = plan(request)
  changes.write()
  format(changes.paths)
  for (const path of changes.paths) console.log(path)
  console.log(`\n${nextSteps(request)}`)
}

try {
  run([...process.argv.slice(2), ...npmOptions('npm run new')])
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${newUsage}`)
  process.exitCode = 2
}
