import { join } from 'node:path'
import { projectAt } from '../release/build-release'
import { areaIn, buildProject } from './build-project'
import { fetchTypes } from './types-command'

/** The commands for the package in the current folder, which may be in any repository. */
export const projectUsage = `lekta-tools build   build the remote in this folder into dist
lekta-tools dev     serve the remote in this folder with hot reload, alone and for a portal
lekta-tools jest    run the tests of the package in this folder
lekta-tools types <address>   write the types of the slots that the areas of a portal offer into types`

async function build() {
  const directory = process.cwd()
  const { version, area } = await buildProject(directory)
  console.log(`${area.name} ${version} with ${area.pages.length} pages is in ${join(directory, 'dist')}.`)
}

async function develop() {
  const { developRemote } = await import('../dev/dev-server')
  await developRemote(await projectAt(process.cwd()), true)
}

async function writeTypes([address = '']: string[]) {
  const files = await fetchTypes(process.cwd(), address, areaIn(process.cwd()))
  console.log(files.length > 0 ? `Written into types: ${files.join(', ')}.` : 'No area of this portal offers slots.')
}

/** A command of `lekta-tools`, which gets the words after its name. */
export type Command = (words: string[]) => unknown

export const projectCommands: Record<string, Command> = { build, dev: develop, types: writeTypes }
