import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumOptions } from '@lekta/tools/chromium'
import { createRepository } from '@lekta/tools/external-repository'

const execute = promisify(execFile)

/** A team's repository with an area, outside of this one. */
export interface Repository {
  /** Changes a source file. Throws if the text to replace is not in it. */
  edit: (path: string, before: string, after: string) => void
  /** Runs a command of `lekta-tools` against the portal. Returns what it prints; rejects if it fails. */
  run: (...words: string[]) => Promise<string>
  /** Where its remote is. */
  folder: string
  /** Builds a release, and opens its pages in every state unless the portal does. Returns its version. */
  build: (checkedBy: 'build' | 'portal') => Promise<string>
  /**
   * Builds a release and hands it in. Returns its version; rejects with what `lekta-tools` has printed if the portal
   * refuses it.
   */
  release: (checkedBy: 'build' | 'portal') => Promise<string>
}

interface Access {
  /** The portal's address. */
  portal: string
  token: string
}

/** Makes a repository with the area `library`, which is for teachers. */
export async function makeRepository(folder: string, { portal, token }: Access): Promise<Repository> {
  mkdirSync(folder, { recursive: true })
  const scratch = realpathSync(folder)
  await createRepository(scratch, ['library', '--title-id', 'Perpustakaan', '--roles', 'teacher'])
  const project = join(scratch, 'remote-library')
  // A team's checks open an installed browser, which this machine may not have.
  const { executablePath, env: environment } = await chromiumOptions()
  const settings = { CHROMIUM_PATH: executablePath, LEKTA_PORTAL: portal, LEKTA_RELEASE_TOKEN: token }
  const env = { ...environment, NODE_OPTIONS: '', ...settings }
  const program = join(project, 'node_modules/@lekta/tools/bin/lekta-tools.mjs')
  const run = async (...words: string[]) =>
    (await execute(process.execPath, [program, ...words], { cwd: project, env })).stdout
  const build = async (checkedBy: 'build' | 'portal') => {
    const output = await run('build', ...(checkedBy === 'build' ? ['--check'] : []))
    const version = /library (\S+) is in /.exec(output)?.[1]
    if (!version) throw new Error(`The build printed no version: ${output}`)
    return version
  }
  return {
    edit(path, before, after) {
      const file = join(project, path)
      const source = readFileSync(file, 'utf8')
      if (!source.includes(before)) throw new Error(`${path} does not contain ${before}`)
      writeFileSync(file, source.replace(before, after))
    },
    folder: project,
    run,
    build,
    async release(checkedBy) {
      const version = await build(checkedBy)
      await run('publish', '--wait')
      return version
    },
  }
}
