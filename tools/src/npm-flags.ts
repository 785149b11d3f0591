import { spawnSync } from 'node:child_process'

type Environment = Readonly<Record<string, string | undefined>>

const prefix = 'npm_config_'

/** Settings that npm passes to every script but does not list. */
const unlisted = ['npm_version', 'local_prefix', 'global_prefix', 'node_gyp', 'user_agent']

/** Returns the path of the npm program that runs this script; null if another program runs it. */
const npmOf = ({ npm_execpath: path, npm_lifecycle_event: script }: Environment) =>
  script && path && /npm-cli\.[cm]?js$/.test(path) ? path : null

/**
 * Returns the names of npm's settings and of the settings in its configuration files, spelled as in environment
 * variables; null if npm fails.
 */
function settingNames(npm: string, env: Environment): Set<string> | null {
  const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith(prefix)))
  const { status, stdout } = spawnSync(process.execPath, [npm, 'config', 'list', '--long', '--json'], {
    encoding: 'utf8',
    env: clean,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (status !== 0) return null
  const names = Object.keys(JSON.parse(stdout) as object).map((name) => name.replaceAll('-', '_').toLowerCase())
  return new Set([...names, ...unlisted])
}

function flagOf(name: string, value: string) {
  const flag = `--${name.replaceAll('_', '-')}`
  if (value === 'true') return flag
  return value === '' ? flag.replace('--', '--no-') : `${flag}=${value}`
}

const settingsIn = (env: Environment) =>
  Object.entries(env).flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length), value]] : [],
  )

/**
 * Returns the flags with these names that npm took as its own settings, spelled as on the command line. Without `--`,
 * the flag in `npm run release teacher --rollback` reaches the script only as the variable `npm_config_rollback`.
 */
export const namedNpmFlags = (env: Environment, names: readonly string[]): string[] =>
  settingsIn(env).flatMap(([name, value]) => (names.includes(name) ? [flagOf(name, value)] : []))

/**
 * Returns all flags that npm took as its own settings, including mistyped ones: a setting that npm does not know must
 * be a flag that the user typed. Looks only for `--rollback` if npm does not run this script or does not list its
 * settings.
 */
export function allNpmFlags(env: Environment): string[] {
  const npm = npmOf(env)
  const npmSettings = npm ? settingNames(npm, env) : null
  if (!npmSettings) return namedNpmFlags(env, ['rollback'])
  // Reports this flag, too. npm ignores it for scripts, but a user who types it expects that nothing changes.
  npmSettings.delete('dry_run')
  return settingsIn(env).flatMap(([name, value]) => (npmSettings.has(name) ? [] : [flagOf(name, value)]))
}
