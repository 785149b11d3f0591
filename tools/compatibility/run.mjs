// Runs the API tests of the previous release against the present migrations. Its servers go on running during an
// upgrade, on tables that the new version has already changed.

import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../install.mjs'

const usage = `node tools/compatibility/run.mjs [commit] [file…]

Runs the API tests of a commit against the migrations of the working tree: all, or those in some files, such as
src/account/account.test.ts. Without a commit, or for "previous", takes the newest commit before the newest migration.
Exits with 1 if a test fails that exceptions.json does not list.`

const migrations = 'api/migrations'
const journal = `${migrations}/meta/_journal.json`

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const tagsIn = (text) => JSON.parse(text).entries.map(({ tag }) => tag)

/** Returns whether a journal contains some of the present migrations, but not the newest. */
const isOlder = (tags, present) => tags.length < present.length && tags.every((tag, i) => tag === present[i])

/** Returns the newest commit whose migrations are those of the working tree without the newest ones, if there is one. */
function previousRelease() {
  const present = tagsIn(readFileSync(join(root, journal), 'utf8'))
  const checked = new Map()
  for (const commit of git('rev-list', '--first-parent', 'HEAD').split('\n')) {
    const [, , blob] = git('ls-tree', commit, journal).split(/\s/)
    if (!blob) break
    if (!checked.has(blob)) checked.set(blob, isOlder(tagsIn(git('cat-file', 'blob', blob)), present))
    if (checked.get(blob)) return commit
  }
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  return status === 0
}

/** Runs tests of the API and returns the failed ones, as `file › test`. */
function failedTests(folder, files) {
  const api = join(folder, 'api')
  const output = join(folder, 'compatibility.json')
  rmSync(output, { force: true })
  const results = ['--json', `--outputFile=${output}`]
  const chosen = files.length > 0 ? ['--runTestsByPath', ...files] : []
  run(process.execPath, [join(folder, 'tools/bin/lekta-tools.mjs'), 'jest', ...results, ...chosen], api)
  const { testResults, numTotalTests } = JSON.parse(readFileSync(output, 'utf8'))
  console.log(`${numTotalTests} tests in ${testResults.length} files.`)
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(api, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ file, test: 'the file itself' }] : []
    return failed.map(({ fullName }) => ({ file, test: fullName }))
  })
}

function test(folder, files) {
  cpSync(join(root, migrations), join(folder, migrations), { recursive: true })
  const installed = run(
    process.execPath,
    ['-e', "import('./tools/install.mjs').then(({ install }) => install())"],
    folder,
  )
  if (!installed) throw new Error('The packages of the previous release could not be installed.')
  const first = failedTests(folder, files)
  if (first.length === 0) return []
  console.log('The files of failed tests are run once more.')
  return failedTests(folder, [...new Set(first.map(({ file }) => file))])
}

/** Prints what failed and returns whether nothing unexpected did. */
function report(failed) {
  const exceptions = JSON.parse(readFileSync(join(import.meta.dirname, 'exceptions.json'), 'utf8'))
  const reasonOf = ({ file, test }) => exceptions.find((one) => one.file === file && one.tests.includes(test))?.reason
  const unexpected = failed.filter((one) => !reasonOf(one))
  for (const { file, test } of failed) {
    const reason = reasonOf({ file, test })
    console.log(`${reason ? '– expected' : '✗'}  ${file} › ${test}${reason ? `: ${reason}` : ''}`)
  }
  console.log(
    unexpected.length === 0
      ? 'The previous release works on the present tables.'
      : `The previous release does not work on the present tables: ${unexpected.length} tests fail.`,
  )
  return unexpected.length === 0
}

const [requested = 'previous', ...files] = process.argv.slice(2)
if (requested === '--help') {
  console.log(usage)
  process.exit()
}
const chosen = requested === 'previous' ? previousRelease() : requested
if (!chosen) {
  console.log('No commit has fewer migrations than the working tree, so there is nothing to compare with.')
  process.exit()
}
const commit = git('rev-parse', '--verify', `${chosen}^{commit}`)
console.log(`The previous release is ${git('log', '-1', '--format=%h %s', commit)}`)
const folder = mkdtempSync(join(tmpdir(), 'lekta-compatibility-'))
try {
  git('worktree', 'add', '--detach', '--force', folder, commit)
  process.exitCode = report(test(folder, files)) ? 0 : 1
} finally {
  git('worktree', 'remove', '--force', folder)
  rmSync(folder, { recursive: true, force: true })
}
