import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from '../usage-error'
import { parseNew, type RemoteRequest } from './new-request'
import { npmOptions } from './npm-options'
import { repositorySources, type Versions } from './repository-sources'

// The program of the published package create-lekta-remote.

const usage = `npm create lekta-remote <name> -- --title-id "…"   a repository with a remote, in the folder remote-<name>
    --title "…"                the title of its first page; by default derived from the name
    --roles teacher,school     who may see it; by default only admins

--title-id is the title in Indonesian. The name is in lower case with dashes: reading-list. Note the two dashes after it.
Example: npm create lekta-remote library -- --title-id "Perpustakaan" --roles teacher`

/** The versions of the packages that fit together. They are written next to this program when it is packed. */
const readVersions = () => JSON.parse(readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8')) as Versions

/** Writes the repository of a remote into a new folder, and returns the folder. Throws a UsageError if it is in use. */
function createRepository(request: RemoteRequest): string {
  const folder = resolve(`remote-${request.name}`)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new UsageError(`${folder} is not empty.`)
  for (const [path, text] of Object.entries(repositorySources(request, readVersions()))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  beginHistory(folder)
  return folder
}

/** Makes a folder a Git repository, if Git is installed and it is not in one already. */
function beginHistory(folder: string): void {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder }).status === 0
  if (!git('rev-parse', '--is-inside-work-tree')) git('init', '--quiet', '--initial-branch=main')
}

try {
  const request = parseNew(['remote', ...process.argv.slice(2), ...npmOptions('npm create lekta-remote <name>')])
  if (request === 'help' || request.kind !== 'remote') console.log(usage)
  else {
    console.log(`${createRepository(request)} is a repository with the area “${request.name}”. Next, in that folder:

npm install
npm run dev    opens the area alone
npm test       checks types and runs the tests

README.md says how to build a release and hand it in to a portal. Commit before that: a release names its commit.`)
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
