import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brokenReferences, docPages, namesIn, referencesIn, unknownNames } from './doc-references'
import { countFiles } from './folder-sizes'
import { librariesOf } from './libraries'
import { packageNames, remoteNames, root } from './packages'
import { isForTests, layerOf, readSources, type Source, targetOf } from './sources'

interface Page {
  path: string
  title: string
  subtitle?: string
  menu?: { label?: string }
  public?: boolean
}
interface Area {
  name: string
  pages: readonly Page[]
  words: { id: Record<string, string> }
}
type Endpoints = Record<string, { method: string; path: string }>

const sources = readSources()
const running = sources.filter(({ file }) => !isForTests(file))
const load = async <T>(path: string) => (await import(join(root, path))) as T

/** Folders of `shared` that every area bundles as its own copy. */
const copiedFolders = [
  'account-settings',
  'audit',
  'charts',
  'dashboard',
  'data-export',
  'dates',
  'downloads',
  'erasure',
  'feedback',
  'forms',
  'invoices',
  'lists',
  'login-cards',
  'navigation',
  'report',
]

/** The parts and modules from which each part may import. Imports within a part are always allowed. */
const mayImport: Record<string, readonly string[]> = {
  'shared/lib': [],
  'shared/brand': [],
  'shared/schema': [],
  'shared/contract': [],
  'shared/ui': ['shared/lib', 'shared/i18n', 'shared/brand'],
  'shared/client': ['shared/contract', 'shared/lib'],
  'shared/routing': ['shared/contract', 'shared/lib'],
  'shared/i18n': [],
  ...Object.fromEntries(copiedFolders.map((folder) => [`shared/${folder}`, ['shared/']])),
  'shared/testing': ['shared/'],
  'shared/standalone': ['shared/'],
  staff: ['shared/'],
  host: ['shared/'],
  api: ['shared/contract', 'shared/lib', 'shared/brand', 'shared/src/routing/registry'],
  e2e: ['tools'],
  tools: ['shared/contract', 'shared/src/routing/registry'],
}

/** Further parts from which a part may import types only. */
const mayImportTypes: Record<string, readonly string[]> = {
  'shared/routing': ['shared/ui'],
  'shared/i18n': ['shared/routing'],
}

/** The npm packages that a part may import. Parts that are not listed may import any. */
const mayUse: Record<string, readonly string[]> = { 'shared/lib': [], 'shared/contract': ['npm:zod'] }

const entryPoints = ['client', 'routing', 'i18n', 'ui']

const ruleOf = (library: string) => (basename(library) === 'shared' ? 'shared/' : basename(library))

/** Returns what a part may import; undefined if it has no rule. Remotes may import the libraries they depend on. */
const rulesOf = (layer: string) =>
  layer.startsWith('remote-') ? librariesOf(join(root, layer)).map(ruleOf) : mayImport[layer]

function allowed({ file }: Source, request: string, typeOnly: boolean) {
  const [from, target] = [layerOf(file), targetOf(file, request)]
  if (target.startsWith('npm:')) return mayUse[from]?.includes(target) ?? true
  // Each part keeps its own translations, and the module that loads a language may import them all.
  if (target.endsWith('words.id')) return true
  const to = layerOf(target)
  const rules = [...(rulesOf(from) ?? []), ...(typeOnly ? (mayImportTypes[from] ?? []) : [])]
  return (
    to === from || rules.some((rule) => to === rule || target === rule || (rule.endsWith('/') && to.startsWith(rule)))
  )
}

const importsOf = (list: readonly Source[]) =>
  list.flatMap((source) =>
    source.imports.map((entry) => ({ ...entry, source, description: `${source.file} → ${entry.request}` })),
  )

/** Returns the name of the folder directly in `base` that contains a file; `.` for files in `base` itself. */
const folderIn = (base: string, file: string) => {
  const [folder = '', ...rest] = file.slice(base.length + 1).split('/')
  return rest.length > 0 ? folder : '.'
}

/** Maps each folder directly in `base` to the other folders there that it imports from. */
function folderGraph(base: string) {
  const graph = new Map<string, Set<string>>()
  for (const { source, request } of importsOf(running.filter(({ file }) => file.startsWith(`${base}/`)))) {
    const target = targetOf(source.file, request)
    // Each folder keeps its own translations, and the module that loads a language may import them all.
    if (!target.startsWith(`${base}/`) || target.endsWith('words.id')) continue
    const [from, to] = [folderIn(base, source.file), folderIn(base, target)]
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  return graph
}

/** Returns the nodes of a cycle, the first one repeated at the end; null if there is none. */
function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const finished = new Set<string>()
  const visit = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (finished.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node])
      if (cycle) return cycle
    }
    finished.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return null
}

describe('imports between folders', () => {
  test.each([
    ['api/src', 20],
    ['host/src', 6],
    ['shared/src/client', 3],
    ['shared/src/lib', 2],
  ])('of %s form no cycle', (base, fewest) => {
    const graph = folderGraph(base)
    expect(graph.size).toBeGreaterThanOrEqual(fewest)
    expect(findCycle(graph)).toBeNull()
  })

  test('of shared/src/contract form no cycle', () => {
    const graph = folderGraph('shared/src/contract')
    // Ignores the files outside the folders: the building blocks of contracts, and the list of all contracts.
    graph.delete('.')
    expect(graph.size).toBeGreaterThanOrEqual(4)
    expect(findCycle(graph)).toBeNull()
  })

  test('that form a cycle are found', () => {
    const graph = new Map(
      Object.entries({ a: ['b'], b: ['c'], c: ['d', 'b'] }).map(([from, to]) => [from, new Set(to)]),
    )
    expect(findCycle(graph)).toEqual(['b', 'c', 'b'])
  })
})

describe('imports', () => {
  test('go only from a part to parts that it may import from', () => {
    const wrong = importsOf(running).filter(({ source, request, typeOnly }) => !allowed(source, request, typeOnly))
    expect(wrong.map(({ description }) => description)).toEqual([])
  })

  test('have a rule for every part', () => {
    const layers = new Set(running.map(({ file }) => layerOf(file)))
    expect([...layers].filter((layer) => !rulesOf(layer))).toEqual([])
  })

  test('of shared entry points use the package name in folders that areas bundle a copy of', () => {
    const copied = running.filter(({ file }) =>
      copiedFolders.some((folder) => file.startsWith(`shared/src/${folder}/`)),
    )
    const wrong = importsOf(copied).filter(({ request, typeOnly, source }) => {
      const [, , folder = ''] = targetOf(source.file, request).split('/')
      return !typeOnly && request.startsWith('.') && entryPoints.includes(folder)
    })
    expect(wrong.map(({ description }) => description)).toEqual([])
  })

  test('of the kit use the package name in the parts of the UI that areas bundle a copy of', () => {
    const deferred = ['feedback/deferred-menu', 'feedback/deferred-modal']
    const base = [
      'content/icon',
      'feedback/notice',
      'theme',
      'ui-provider',
      'print-light',
      'restore-focus',
      ...deferred,
    ]
    const isKit = (path: string) => base.some((name) => path.replace(/\.tsx?$/, '') === `shared/src/ui/${name}`)
    const copied = running.filter(({ file }) => /^shared\/src\/ui\/(?!kit\/)/.test(file) && !isKit(file))
    expect(copied.length).toBeGreaterThan(10)
    const wrong = importsOf(copied).filter(({ request, typeOnly, source }) => {
      const isRelative = request.startsWith('.') && isKit(targetOf(source.file, request))
      return !typeOnly && (request.startsWith('@mantine/') || isRelative)
    })
    expect(wrong.map(({ description }) => description)).toEqual([])
  })

  test('of @module-federation packages occur only in the host’s federation folder and in tools', () => {
    const wrong = importsOf(sources).filter(
      ({ request, source }) =>
        request.startsWith('@module-federation/') && !/^(host\/src\/federation|tools)\//.test(source.file),
    )
    expect(wrong.map(({ description }) => description)).toEqual([])
  })

  test('of areas do not include libraries that the portal shares', () => {
    const libraries = [
      'react-dom',
      'react-router',
      'react-router-dom',
      'redux',
      'react-redux',
      '@reduxjs/toolkit',
      '@mantine/core',
      'react-i18next',
    ]
    const wrong = importsOf(running.filter(({ file }) => file.startsWith('remote-'))).filter(({ request, source }) =>
      libraries.includes(targetOf(source.file, request).slice('npm:'.length)),
    )
    expect(wrong.map(({ description }) => description)).toEqual([])
  })

  test('of test helpers do not occur in released code', () => {
    const released = running.filter(({ file }) => /^(host|remote-|shared)/.test(file))
    const wrong = importsOf(released).filter(({ request, source }) => isForTests(`${targetOf(source.file, request)}/`))
    expect(wrong.map(({ description }) => description)).toEqual([])
  })
})

/** The packages that the design requires. */
const requiredPackages = [
  'webpack',
  '@module-federation/enhanced',
  'react',
  'react-dom',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  'axios',
  'firebase',
  'fuse.js',
  'jest',
  '@testing-library/react',
]

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function declaredIn(folder: string) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Manifest
  return Object.keys({ ...dependencies, ...devDependencies })
}

/** Returns the paths of the packages that the root `tsconfig.json` references. */
function referencedProjects() {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[]
  }
  return references.map(({ path }) => path)
}

describe('packages', () => {
  test('are each referenced once by the root tsconfig, and every reference exists', () => {
    const projects = referencedProjects()
    expect(packageNames().filter((name) => !projects.includes(name))).toEqual([])
    expect(projects.filter((path) => !existsSync(join(root, path, 'tsconfig.json')))).toEqual([])
    expect(projects.filter((path, i) => projects.indexOf(path) !== i)).toEqual([])
  })

  test.each(requiredPackages)('that the design requires include %s, declared by a part that imports it', (name) => {
    const importers = sources.filter(({ file, imports }) =>
      imports.some(({ request }) => targetOf(file, request) === `npm:${name}`),
    )
    const folders = [...new Set(importers.map(({ file }) => file.slice(0, file.indexOf('/'))))]
    expect(folders.filter((folder) => declaredIn(folder).includes(name))).not.toEqual([])
  })
})

describe('connections to PostgreSQL', () => {
  test('all have a listener for errors, without which a lost connection would end the process', () => {
    const connecting = sources.filter(
      ({ file, text }) => file.startsWith('api/src/') && /new (Client|Pool)\(/.test(text),
    )
    expect(connecting.length).toBeGreaterThanOrEqual(6)
    const silent = connecting.filter(({ text }) => !text.includes(".on('error'"))
    expect(silent.map(({ file }) => file).filter((file) => !file.includes('/testing/'))).toEqual([])
  })
})

const areaPackages = ['host', ...remoteNames().map((name) => `remote-${name}`)].filter((name) =>
  existsSync(join(root, name, 'src/area.ts')),
)
const areas = () =>
  Promise.all(areaPackages.map(async (name) => ({ name, ...(await load<{ area: Area }>(`${name}/src/area.ts`)) })))

describe('areas', () => {
  test('have the name of their package', async () => {
    const wrong = (await areas()).filter(({ name, area }) => name !== area.name && name !== `remote-${area.name}`)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('have no two pages at the same path', async () => {
    const paths = (await areas()).flatMap(({ area }) => area.pages.map(({ path }) => path.replace(/:\w+/g, ':')))
    expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([])
  })

  test('have a sample address for every page with parameters', async () => {
    const lists = (await areas()).filter(({ name }) => name !== 'host')
    const missing = lists.map(async ({ name, area }) => {
      const { samples } = await load<{ samples: Record<string, string> }>(`${name}/src/fixtures.ts`)
      return area.pages.map(({ path }) => path).filter((path) => path.includes(':') && !samples[path])
    })
    expect((await Promise.all(missing)).flat()).toEqual([])
  })

  test('have no page without a link to it', async () => {
    const mentioned = running.filter(({ file }) => !file.endsWith('/area.ts')).flatMap(({ strings }) => [...strings])
    // A link may be built from parts: `/${role}/class-room`.
    const isLinked = (path: string) =>
      mentioned.some((text) => text.startsWith(path) || (/^\/\w/.test(text) && path.endsWith(text)))
    const paths = (await areas()).flatMap(({ area }) => area.pages.map(({ path }) => path))
    // An address without its parameter leads to the page with it.
    const isAlias = (path: string) => paths.includes(`${path}/:id`)
    const reachable = ({ path, menu, public: open }: Page) =>
      menu || open || path.includes(':') || isAlias(path) || isLinked(path)
    const unreachable = (await areas()).flatMap(({ area }) => area.pages.filter((page) => !reachable(page)))
    expect(unreachable.map(({ path }) => path)).toEqual([])
  })
})

/** The specified endpoints that are implemented so far. */
const specifiedEndpoints = [
  ['POST', '/v2/auth/loginMaster'],
  ['POST', '/auth/loginId'],
  ['POST', '/auth/loginUsername'],
  ['POST', '/auth/logout'],
  ['GET', '/profile/me'],
  ['POST', '/profile/edit-me'],
  ['GET', '/notifikasi'],
  ['GET', '/notifikasi/read'],
  ['GET', '/classroom'],
  ['GET', '/classroom/by-school/:schoolId'],
  ['GET', '/classroom/students'],
  ['GET', '/v2/classroom/students'],
  ['GET', '/v2/child'],
  ['GET', '/v2/child/:id'],
  ['GET', '/v2/school/score-student'],
  ['GET', '/v2/classroom/subscription'],
  ['POST', '/v2/classroom/add'],
  ['POST', '/v2/classroom/edit/:id'],
  ['POST', '/v2/classroom/add-subscription'],
  ['POST', '/v2/classroom/get-back-subscription'],
  ['POST', '/v2/import/student'],
  ['POST', '/v2/import/teacher'],
  ['POST', '/v2/import/subscription'],
  ['POST', '/sub-exam/import-redeem-voucher'],
]

describe('contracts', () => {
  const endpoints = async () => {
    const { contracts } = await load<{ contracts: Record<string, Endpoints> }>('shared/src/contract/contract.ts')
    return Object.entries(contracts).flatMap(([feature, contract]) =>
      Object.entries(contract).map(([name, endpoint]) => ({ feature, name, ...endpoint })),
    )
  }

  test.each(specifiedEndpoints)('include the specification’s endpoint %s %s', async (method, path) => {
    expect(await endpoints()).toContainEqual(expect.objectContaining({ method, path }))
  })

  test('have endpoints with unique names and addresses', async () => {
    const all = await endpoints()
    const keys = all.flatMap(({ name, method, path }) => [name, `${method} ${path.replace(/:\w+/g, ':')}`])
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  test('are all in the list that the server implements', () => {
    const list = sources.find(({ file }) => file === 'shared/src/contract/contract.ts')?.text ?? ''
    const named = running.flatMap(({ file, text }) => {
      const name = /export const (\w+) = defineContract\(/.exec(text)?.[1]
      return file.startsWith('shared/src/contract/') && name ? [name] : []
    })
    expect(named).not.toEqual([])
    expect(named.filter((name) => !list.includes(`: ${name},`))).toEqual([])
  })
})

describe('translations', () => {
  const own = (name: string) =>
    running.filter(({ file }) => file.startsWith(`${name}/src/`) && !file.endsWith('words.id.ts'))
  const wordsOf = async (name: string) => {
    const files = running.filter(({ file }) => file.startsWith(`${name}/src/`) && file.endsWith('words.id.ts'))
    const loaded = await Promise.all(files.map(({ file }) => load<{ words: Record<string, string> }>(file)))
    return Object.assign({}, ...loaded.map(({ words }) => words)) as Record<string, string>
  }
  const translated = ['shared', 'staff', ...areaPackages]
  /** Returns a package and the libraries whose translations it includes. */
  const withLibraries = (name: string) => [name, ...librariesOf(join(root, name)).map((library) => basename(library))]

  test.each(translated)('of %s cover all texts that it uses', async (name) => {
    const translations = Object.assign({}, ...(await Promise.all(withLibraries(name).map(wordsOf))))
    const used = own(name).flatMap(({ words }) => words)
    expect([...new Set(used)].filter((word) => !(word in translations) && !(`${word}_other` in translations))).toEqual(
      [],
    )
  })

  // The registry takes titles from the area's own words, because the shell shows them before it loads other words.
  test.each(areaPackages)('of %s cover the titles, subtitles and menu labels of its pages', async (name) => {
    const { area } = await load<{ area: Area }>(`${name}/src/area.ts`)
    const translations = name === 'host' ? await wordsOf(name) : area.words.id
    const titles = area.pages.flatMap(({ title, subtitle, menu }) => [title, subtitle, menu?.label])
    expect(titles.filter((text) => text !== undefined && !(text in translations))).toEqual([])
  })

  test('are not bypassed by literal text on a page', () => {
    const shown = running.filter(({ file }) => translated.some((name) => file.startsWith(`${name}/src/`)))
    expect(shown.flatMap(({ file, literals }) => literals.map((text) => `${file}: ${text}`))).toEqual([])
  })

  test('of dates are made only by shared/src/lib/formats.ts', () => {
    // Reading the name of the time zone with `resolvedOptions` is allowed, because it formats nothing.
    const formats =
      /Intl\.(DateTimeFormat|RelativeTimeFormat)\((?!.*\)\.resolvedOptions\()|\.toLocale(Date|Time)?String\(/
    const wrong = running.filter(({ file, text }) => file !== 'shared/src/lib/formats.ts' && formats.test(text))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  test('of the server are all used', async () => {
    const texts = new Set([...own('api'), ...own('shared')].flatMap(({ strings }) => [...strings]))
    const unused = Object.keys(await wordsOf('api')).filter((word) => !texts.has(word))
    expect(unused).toEqual([])
  })

  test('of the contracts cover all their sentences', async () => {
    const { words } = await load<{ words: Record<string, string> }>('shared/src/contract/words.id.ts')
    const contracts = own('shared').filter(({ file }) => file.startsWith('shared/src/contract/'))
    const sentences = contracts.flatMap(({ strings }) => [...strings]).filter((text) => /^[A-Z].* .*[.!?]$/.test(text))
    expect(sentences.filter((text) => !(text in words))).toEqual([])
  })

  test.each(translated)('of %s are all used', async (name) => {
    const from = translated.filter((other) => withLibraries(other).includes(name))
    const texts = new Set(from.flatMap((part) => own(part).flatMap(({ strings }) => [...strings])))
    const libraries = Object.assign({}, ...(await Promise.all(withLibraries(name).slice(1).map(wordsOf))))
    const added = Object.entries(await wordsOf(name)).filter(([word, text]) => libraries[word] !== text)
    const unused = added.map(([word]) => word).filter((word) => !texts.has(word.replace(/_(one|other)$/, '')))
    expect(unused).toEqual([])
  })
})

/** The maximum number of files in a folder, not counting those in subfolders. */
const largestFolder = 25

describe('folders', () => {
  test('have at most 25 files each', () => {
    const counts = [...countFiles()]
    expect(counts.length).toBeGreaterThanOrEqual(100)
    expect(counts.filter(([, files]) => files > largestFolder)).toEqual([])
  })
})

describe('functions', () => {
  test('have fewer than 75 lines each, in tests too', () => {
    expect(sources.flatMap(({ file, longFunctions }) => longFunctions.map((text) => `${file}, ${text}`))).toEqual([])
  })
})

describe('the documentation', () => {
  test('refers to files and folders that exist', () => {
    expect(docPages().length).toBeGreaterThanOrEqual(40)
    expect(brokenReferences()).toEqual([])
  })

  test('uses only names that the code has', () => {
    expect(unknownNames(sources)).toEqual([])
    const content =
      'Like `visibleStudents` and `ApiError`, not `seat`, `PORT`, `notify(kind)`, `people.ts` or\n```\n`inCode`\n```\n'
    expect(namesIn(content)).toEqual(['visibleStudents', 'ApiError'])
  })

  test('is searched only for relative links and for paths in backticks', () => {
    const content = [
      'See [why](../money.md#seat), `host/src/area.ts` and `host/src/site`.',
      'Not `area.ts`, `/healthz`, `remote-*/src/area.ts`, `2026/000123`, `npm test`, [this](#seat) or [that](https://example.org/a.md).',
      '```',
      'cat `api/src/main.ts`',
      '```',
    ].join('\n')
    expect(referencesIn('docs/decisions/README.md', content)).toEqual([
      { page: 'docs/decisions/README.md', text: '../money.md#seat', target: join(root, 'docs/money.md') },
      { page: 'docs/decisions/README.md', text: 'host/src/area.ts', target: join(root, 'host/src/area.ts') },
      { page: 'docs/decisions/README.md', text: 'host/src/site', target: join(root, 'host/src/site') },
    ])
  })
})
