import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { transformFileSync } from '@swc/core'
import { binOf } from '../installed-command'
import { root } from '../packages'
import { withExtensions } from './specifiers'

/** Writes the declarations of packages into their caches. Throws with the compiler's messages if types are wrong. */
export function emitDeclarations(names: readonly string[]): void {
  const args = [binOf('typescript', 'tsc'), '-b', ...names]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The types of ${names.join(', ')} are wrong:\n${stdout}`)
}

const isTypeScript = (source: string) => /\.tsx?$/.test(source)

/** Returns the path of a source's compiled file in the published package, such as `dist/client/client.js`. */
export const compiledPath = (source: string, extension: '.js' | '.d.ts' = '.js') =>
  source.replace(/^src\//, 'dist/').replace(/\.tsx?$/, extension)

/** Returns the folder into which `emitDeclarations` writes the declarations of a library. */
export const declarationsFolder = (library: string) => join(library, 'node_modules/.cache/types')

/** Returns the file with the declarations of a source. */
export const declarationsOf = (library: string, source: string) =>
  join(declarationsFolder(library), source.replace(/\.tsx?$/, '.d.ts'))

const javascript = (file: string) =>
  transformFileSync(file, {
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  }).code

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Compiles sources of a library into the folder `dist` of its published package: one module with its declarations for
 * each, so that bundlers can leave out what is not used. Copies styles and other files.
 */
export function compileSources(library: string, sources: readonly string[], target: string): void {
  for (const source of sources) {
    const file = join(library, source)
    const declarations = declarationsOf(library, source)
    if (!isTypeScript(source)) cpSync(file, join(target, compiledPath(source)))
    else {
      if (!existsSync(declarations)) throw new Error(`${basename(library)}/${source} has no declarations.`)
      write(join(target, compiledPath(source)), withExtensions(javascript(file), file))
      write(join(target, compiledPath(source, '.d.ts')), withExtensions(readFileSync(declarations, 'utf8'), file))
    }
  }
}
