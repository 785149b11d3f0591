import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { repositoryPackages } from '../new/repository-sources'
import { packageAt, root } from '../packages'
import { writeManifest } from './published-manifest'

const names = [...repositoryPackages.dependencies, ...repositoryPackages.devDependencies]

/** Returns the version of one of our libraries, or the installed version of another package. */
function versionOf(name: string): string {
  const [, library] = /^@lekta\/(.+)$/.exec(name) ?? []
  const folders = library
    ? [join(root, library)]
    : ['shared', '.'].map((model) => join(root, model, 'node_modules', name))
  const folder = folders.find(existsSync)
  if (!folder) throw new Error(`This repository does not install ${name}.`)
  return packageAt(folder).version
}

/** Writes the package behind `npm create lekta-remote`: one program, and the versions that belong together. */
export function writeCreator(library: string, target: string): void {
  const program = join(target, 'create-remote.mjs')
  buildSync({
    entryPoints: [join(root, 'tools/src/new/create-remote.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'silent',
  })
  chmodSync(program, 0o755)
  const versions = Object.fromEntries(names.map((name) => [name, versionOf(name)]))
  writeFileSync(join(target, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`)
  const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { private: _, ...manifest } = read(library) as Record<string, unknown>
  const { engines } = read(root) as Record<string, unknown>
  writeManifest(target, { ...manifest, engines, bin: { 'create-lekta-remote': 'create-remote.mjs' } })
}
