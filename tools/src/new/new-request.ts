import { UsageError } from '../usage-error'
import { isKebabCase, toCamelCase, toKebabCase, toSentenceCase } from './names'

/** The roles of accounts, as the contract names them. */
export const roles = ['admin', 'school', 'teacher', 'parent', 'child'] as const
export type Role = (typeof roles)[number]

/** A title in both languages. */
export interface Title {
  english: string
  indonesian: string
}

export interface RemoteRequest {
  kind: 'remote'
  /** The area's name; the package is `remote-<name>`. */
  name: string
  roles: Role[]
  title: Title
}

export interface PageRequest {
  kind: 'page'
  area: string
  path: string
  title: Title
  menu: 'main' | 'more'
}

export interface EndpointRequest {
  kind: 'endpoint'
  /** In kebab case, as in file names. */
  feature: string
  /** In camel case, as in the contract. */
  name: string
  method: 'GET' | 'POST'
  path: string
  roles: Role[]
  summary: string
}

export type NewRequest = RemoteRequest | PageRequest | EndpointRequest

export const newUsage = `npm run new -- remote <name> --title-id "…"        a remote with its first page, in a package of its own
    --title "…"                                 the page’s title; by default derived from the name
    --roles teacher,school                      who may see it; by default only admins
npm run new -- page <area> <path> --title-id "…"   a page of an area: screen, test, words, and its entry in the menu
    --title "…"                                 by default derived from the path
    --menu main|more                            the group of its menu entry; by default more
npm run new -- endpoint <feature> <name>        an endpoint: contract, handler, query, and tests
    --method GET|POST                           by default GET
    --path /v2/…                                by default /v2/<name>/:id, which is about one student
    --roles school,teacher                      who may call it; by default school,teacher
    --summary "…"                               its line in the API description; by default derived from the name

--title-id is the title in Indonesian. Names are in lower case with dashes: reading-list. Note the two dashes after “new”.
Examples: npm run new -- remote library --title-id "Perpustakaan" --roles teacher
          npm run new -- page teacher /teacher/reading-list --title-id "Daftar bacaan"
          npm run new -- endpoint reading-list book-count --roles school,teacher`

const valued = ['title', 'title-id', 'roles', 'role', 'menu', 'method', 'path', 'summary'] as const
const flags = ['help'] as const
type Option = (typeof valued)[number] | (typeof flags)[number]

/** Names of all options, spelled as in the environment variables that npm sets if `--` is missing before them. */
export const optionNames: readonly string[] = [...valued, ...flags].map((name) => name.replaceAll('-', '_'))

interface Words {
  names: string[]
  options: Map<Option, string>
}

const isOption = (name: string): name is Option => [...valued, ...flags].some((option) => option === name)
const takesValue = (name: Option) => valued.some((option) => option === name)

/** Separates options from names. Throws a UsageError if an option is unknown or has no value. */
function separate(words: readonly string[]): Words {
  const rest = [...words]
  const separated: Words = { names: [], options: new Map() }
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) {
      separated.names.push(word)
      continue
    }
    const [name = '', ...value] = word.slice(2).split('=')
    if (!isOption(name)) throw new UsageError(`Unknown option “--${name}”.`)
    const text = takesValue(name) ? (value.length > 0 ? value.join('=') : (rest.shift() ?? '')) : 'true'
    if (text.trim() === '' || text.startsWith('--')) throw new UsageError(`--${name} needs a value.`)
    separated.options.set(name, text.trim())
  }
  return separated
}

const accepted: Record<NewRequest['kind'], readonly Option[]> = {
  remote: ['title', 'title-id', 'roles', 'role'],
  page: ['title', 'title-id', 'menu'],
  endpoint: ['roles', 'role', 'method', 'path', 'summary'],
}

function assertAccepted(kind: NewRequest['kind'], { options }: Words) {
  const wrong = [...options.keys()].find((name) => !accepted[kind].includes(name))
  if (wrong) throw new UsageError(`A new ${kind} has no option --${wrong}.`)
}

/** Returns a name. Throws a UsageError if it is missing or not in kebab case. */
function kebabName(name: string | undefined, what: string): string {
  if (name === undefined) throw new UsageError(`Give the name of the ${what}.`)
  if (!isKebabCase(name)) throw new UsageError(`“${name}” must be in lower case with dashes, like reading-list.`)
  return name
}

function readRoles({ options }: Words, usual: readonly Role[]): Role[] {
  const text = options.get('roles') ?? options.get('role')
  if (!text) return [...usual]
  const named = text.split(',').map((name) => name.trim())
  const unknown = named.find((name) => !roles.some((role) => role === name))
  if (unknown !== undefined) throw new UsageError(`There is no role “${unknown}”. Roles: ${roles.join(', ')}.`)
  return roles.filter((role) => named.includes(role))
}

function readTitle({ options }: Words, name: string): Title {
  const indonesian = options.get('title-id')
  if (!indonesian) throw new UsageError('Give the title in Indonesian too, for example --title-id "Daftar bacaan".')
  return { english: options.get('title') ?? toSentenceCase(name), indonesian }
}

function oneOf<T extends string>({ options }: Words, name: Option, choices: readonly [T, ...T[]]): T {
  const text = options.get(name) ?? choices[0]
  const value = choices.find((choice) => choice === text)
  if (!value) throw new UsageError(`--${name} must be ${choices.join(' or ')}, not “${text}”.`)
  return value
}

const segment = /^(:[a-z][A-Za-z0-9_]*|[a-z0-9]+(-[a-z0-9]+)*)$/

/** Returns a path. Throws a UsageError unless all parts are in kebab case or parameters such as `:id`. */
function readPath(path: string | undefined): string {
  if (path === undefined) throw new UsageError('Give the path of the page.')
  const parts = path.split('/').slice(1)
  if (!path.startsWith('/') || !parts.every((part) => segment.test(part)))
    throw new UsageError(`“${path}” must be a path like /teacher/reading-list or /teacher/reading-list/:id.`)
  return path
}

/** Returns the name of a page's folder: the last part of its path, or `<part>-by-id` if a parameter follows. */
export function screenName(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'index')
  const name = parts.findLast((part) => !part.startsWith(':')) ?? 'page'
  return parts.at(-1)?.startsWith(':') ? `${name}-by-id` : name
}

function readRemote(words: Words): RemoteRequest {
  const name = kebabName(words.names[0], 'remote')
  return { kind: 'remote', name, roles: readRoles(words, ['admin']), title: readTitle(words, name) }
}

function readPage(words: Words): PageRequest {
  const area = kebabName(words.names[0], 'area')
  const path = readPath(words.names[1])
  const title = readTitle(words, screenName(path).replace(/-by-id$/, ''))
  return { kind: 'page', area, path, title, menu: oneOf(words, 'menu', ['more', 'main']) }
}

function readEndpoint(words: Words): EndpointRequest {
  const feature = kebabName(words.names[0], 'feature')
  const called = words.names[1]
  const kebab = kebabName(called && toKebabCase(called), 'endpoint')
  const allowed = readRoles(words, ['school', 'teacher'])
  const isForAdmins = allowed.every((role) => role === 'admin')
  const path = readPath(words.options.get('path') ?? `/v2/${kebab}${isForAdmins ? '' : '/:id'}`)
  const parameters = path.match(/:\w+/g) ?? []
  if (parameters.some((one) => one !== ':id') || parameters.length > 1)
    throw new UsageError(`“${path}” can have no parameter but one :id.`)
  if (isForAdmins && parameters.length > 0)
    throw new UsageError('Admins cannot see students: give a --path without :id, or other --roles.')
  const summary = words.options.get('summary') ?? toSentenceCase(kebab)
  const method = oneOf(words, 'method', ['GET', 'POST'])
  return { kind: 'endpoint', feature, name: toCamelCase(kebab), method, path, roles: allowed, summary }
}

const readers = { remote: readRemote, page: readPage, endpoint: readEndpoint }
const names: Record<NewRequest['kind'], number> = { remote: 1, page: 2, endpoint: 2 }

/** Parses the arguments of `npm run new`; returns `help` for `--help`. Throws a UsageError if they are invalid. */
export function parseNew(commandLine: readonly string[]): NewRequest | 'help' {
  const words = separate(commandLine)
  if (words.options.has('help')) return 'help'
  const kind = words.names.shift()
  if (kind !== 'remote' && kind !== 'page' && kind !== 'endpoint')
    throw new UsageError(`Name what to create: remote, page or endpoint${kind ? `, not “${kind}”` : ''}.`)
  assertAccepted(kind, words)
  const extra = words.names[names[kind]]
  if (extra !== undefined) throw new UsageError(`Unexpected argument “${extra}”.`)
  return readers[kind](words)
}
