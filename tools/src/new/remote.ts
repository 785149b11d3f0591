import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageNames, remoteNames, root } from '../packages'
import { UsageError } from '../usage-error'
import type { Changes } from './changes'
import type { RemoteRequest } from './new-request'
import { assertFreePath } from './page'
import { remoteSources } from './remote-sources'

const portIn = /3\d{3}(?=\))/

/** Returns the port after the highest one that a development server uses. */
function nextPort(): number {
  const ports = packageNames().flatMap((name) => {
    const file = join(root, name, 'webpack.config.ts')
    const port = existsSync(file) ? portIn.exec(readFileSync(file, 'utf8'))?.[0] : undefined
    return port ? [Number(port)] : []
  })
  return Math.max(...ports) + 1
}

/** The remote from which to copy the files that differ between remotes only by name. */
const model = 'remote-admin'

const modelFile = (file: string) => readFileSync(join(root, model, file), 'utf8')

const manifestOf = (name: string) => modelFile('package.json').replace(`"${model}"`, `"remote-${name}"`)

const addReference = (text: string, name: string) => {
  const references = text.split('\n')
  const last = references.findLastIndex((line) => line.includes('"remote-'))
  if (last < 0) throw new Error('It names no remote.')
  references.splice(last + 1, 0, `    { "path": "remote-${name}" },`)
  return references.join('\n')
}

/** Plans a remote: a package with an area, its first page and tests. Throws a UsageError if it exists. */
export function planRemote(changes: Changes, request: RemoteRequest): void {
  const { name } = request
  const folder = `remote-${name}`
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  // Ignores untracked folders, because they may be left over from another branch.
  if (files.some((file) => file !== 'node_modules' && file !== 'dist'))
    throw new UsageError(`There is a remote “${name}” already. Remotes: ${remoteNames().join(', ')}.`)
  assertFreePath(changes, `/${name}`)
  changes.create(`${folder}/package.json`, manifestOf(name))
  changes.create(`${folder}/tsconfig.json`, modelFile('tsconfig.json'))
  changes.create(`${folder}/jest.config.mjs`, modelFile('jest.config.mjs'))
  changes.create(`${folder}/webpack.config.ts`, modelFile('webpack.config.ts').replace(portIn, String(nextPort())))
  for (const [path, text] of Object.entries(remoteSources(request))) changes.create(`${folder}/${path}`, text)
  changes.edit('tsconfig.json', (text) => addReference(text, name))
}
