import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const pnpm = 'pnpm@12.21.0'
const needed = [20, 19]

/** Exits with a message if this version of Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  console.error(`Lekta needs Node ${needed.join('.')} or newer; this is ${version}.`)
  process.exit(1)
}

/** Runs a command in this terminal and returns its exit code. Windows finds npx only through its shell. */
export function run(command, args, options = {}) {
  const shell = process.platform === 'win32' && !command.endsWith('.exe')
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options }).status ?? 1
}

/** Lets this process import TypeScript files. Call it only after the install. */
export async function understandTypeScript() {
  const { register } = await import('tsx/esm/api')
  register()
}

/** Runs a TypeScript file with Node. Call it only after the install. */
export const runTypeScript = (file, args = [], options = {}) =>
  run(process.execPath, ['--import', 'tsx', join(root, file), ...args], { shell: false, ...options })

const manifests = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => join(root, entry.name, 'package.json'))
    .filter((file) => !file.includes('node_modules'))

function hashOfManifests() {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((name) => join(root, name))) {
    hash.update(readFileSync(file))
  }
  for (const file of manifests().sort()) hash.update(readFileSync(file))
  return hash.update(process.versions.modules + process.platform).digest('hex')
}

const note = join(root, 'node_modules/.lekta-installed')

const isInstalled = () => existsSync(note) && readFileSync(note, 'utf8') === hashOfManifests()

function rememberInstall() {
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, hashOfManifests())
}

/**
 * Installs the packages and updates the lock file if a manifest has been added or changed. Returns the package
 * manager's exit code.
 */
export function updateLockFile() {
  if (isInstalled()) return 0
  console.log('Installing packages…')
  const status = run('npx', ['--yes', pnpm, 'install', '--no-frozen-lockfile'])
  if (status === 0) rememberInstall()
  return status
}

/** Installs the packages if the lock file or a manifest has changed since the last install. */
export function install() {
  if (isInstalled()) return
  console.log('Installing packages…')
  const status = run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'])
  if (status !== 0) process.exit(status)
  rememberInstall()
}
