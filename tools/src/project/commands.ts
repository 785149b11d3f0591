import { type PagesReport, pagesReportFile } from '@lekta/shared/contract/delivery/pages-report'
import { pageSizes } from '@lekta/shared/contract/delivery/release-package'
import { describeFile } from '../package/describe-files'
import { describeOrigin } from '../package/origin'
import type { Unpacked } from '../package/pack'
import { keyVariable, makeKey } from '../package/signing-key'
import { portalCommands, portalUsage } from '../portal/commands'
import { projectAt } from '../release/build-release'
import { areaIn, type BuiltPackage, buildProject } from './build-project'
import { type Command, defineCommand } from './define-command'
import { fetchTypes } from './types-command'

/** The commands for the package in the current folder, which may be in any repository. */
export const projectUsage = `lekta-tools build   build the remote in this folder into one file in dist
lekta-tools check   open every page of the built remote in a browser
lekta-tools dev     serve the remote in this folder with hot reload, alone and for a portal
lekta-tools jest    run the tests of the package in this folder
lekta-tools key     make a key that signs packages
lekta-tools types   write the types of the slots that the areas of a portal offer into types

${portalUsage}

Each command explains itself with --help.`

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Returns what a build has made, and what each page loads from it. */
export function describePackage({ file, bytes, content }: BuiltPackage): string {
  const pages = Object.entries(pageSizes(content)).map(([path, size]) => `  ${kilobytes(size).padStart(9)}  ${path}`)
  return [
    `${content.area.name} ${content.version} is in ${file} (${kilobytes(bytes)}).`,
    describeOrigin(content),
    'Its pages load, compressed:',
    ...pages,
  ].join('\n')
}

/** Returns a release with a file that says what a check of its pages has found. */
function withReport({ content, files }: Unpacked, report: PagesReport): Unpacked {
  const file = Buffer.from(JSON.stringify(report))
  const listed = { ...content.files, [pagesReportFile]: describeFile(pagesReportFile, file) }
  return {
    content: { ...content, files: listed, standalone: [...content.standalone, pagesReportFile] },
    files: new Map([...files, [pagesReportFile, file]]),
  }
}

/** Opens every page of a release. Throws with the problems that it finds. */
async function checkRelease(release: Unpacked): Promise<Unpacked> {
  const { checkPackage, describeReport } = await import('../check/check-command')
  const report = await checkPackage(release)
  if (report.problems > 0) throw new Error(describeReport(report))
  console.log(describeReport(report))
  return withReport(release, report)
}

const build = defineCommand({
  usage: `lekta-tools build   build the remote in this folder into one file in dist
    --check   open every page before it is packed, and put the report into the package

The package is signed if ${keyVariable} is a secret key or the path of its file.`,
  options: { check: { type: 'boolean' } },
  async run({ values }) {
    console.log(describePackage(await buildProject(process.cwd(), values.check ? checkRelease : undefined)))
  },
})

const develop = defineCommand({
  usage: 'lekta-tools dev   serve the remote in this folder with hot reload, alone and for a portal',
  options: {},
  async run() {
    const { developRemote } = await import('../dev/dev-server')
    await developRemote(await projectAt(process.cwd()), true)
  },
})

const key = defineCommand({
  usage: `lekta-tools key <file>   make a key that signs packages

Writes the secret key into a new file that only you can read, and prints the public key for the area in the portal.
Keep the secret key out of the repository: builds read it from ${keyVariable}.`,
  options: {},
  word: { name: 'file for the secret key' },
  run({ positionals: [file = ''] }) {
    const publicKey = makeKey(file)
    console.log(`The secret key is in ${file}. The public key, for the area in the portal:\n${publicKey}`)
  },
})

const types = defineCommand({
  usage: 'lekta-tools types <address>   write the types of the slots that the areas of a portal offer into types',
  options: {},
  word: { name: 'address of the portal' },
  async run({ positionals: [address = ''] }) {
    const files = await fetchTypes(process.cwd(), address, areaIn(process.cwd()))
    console.log(
      files.length > 0
        ? `Written into types: ${files.join(', ')}.`
        : 'No area of this portal offers slots besides those in @lekta/shared/contract/slots.',
    )
  },
})

/** Loads the browser's code only if it is needed. */
const check: Command = async (words) => (await import('../check/check-command')).check(words)

export const projectCommands: Record<string, Command> = { build, check, dev: develop, key, types, ...portalCommands }
