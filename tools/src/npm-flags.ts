import { spawnSync } from 'node:child_process'

type Environment = Readonly<Record<string, string | undefined>>

const prefix = 'npm_config_'

/** Settings that npm hands to every script but does not list. */
const unlisted = ['npm_version', 'local_prefix', 'global_prefix', 'node_gyp', 'user_agent']

/** The command line of npm that runs this script; null when another program does. */
const npmOf = ({ npm_execpath: path, npm_lifecycle_event: script }: Environment) =>
  script && path && /npm-cli\.[cm]?js$/.test(path) ? path : null

/** Names of all settings that npm knows by itself or from its files, as they are written in environment variables. */
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
 * The flags that npm took for settings of its own, as they were typed: `npm run release teacher --rollback` without `--` reaches the
 * script as the variable `npm_config_rollback`. Only flags of these names are looked for.
 */
export const namedNpmFlags = (env: Environment, names: readonly string[]): string[] =>
  settingsIn(env).flatMap(([name, value]) => (names.includes(name) ? [flagOf(name, value)] : []))

/** The same for flags of any name, also mistyped ones. Asks npm which settings it has, because every other one was typed. */
export function allNpmFlags(env: Environment): string[] {
  const npm = npmOf(env)
  const known = npm ? settingNames(npm, env) : null
  if (!known) return namedNpmFlags(env, ['rollback'])
  // npm has this flag too, but not for scripts: people who type it expect that nothing happens.
  known.delete('dry_run')
  return settingsIn(env).flatMap(([name, value]) => (known.has(name) ? [] : [flagOf(name, value)]))
}
