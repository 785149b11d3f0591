import { cpSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildStandalone } from '../build/standalone'
import { packageAt, root } from '../packages'
import { compileSources } from './compile-library'
import { type EntryPoint, sourcesOf } from './entry-points'
import { publishedManifest, writeManifest } from './published-manifest'
import { specifiersIn } from './specifiers'

/** The entry points of the published tools. All others are for this repository. */
const toolsEntryPoints: readonly EntryPoint[] = [
  { name: './webpack', source: 'src/build/webpack.ts' },
  { name: './jest', source: 'src/jest/jest.ts' },
  { name: './css-modules', source: 'css-modules.d.ts' },
]

/** The programs of the published tools. */
const programs = [
  'src/project/lekta-tools.ts',
  'src/build/shared/container-runtime.ts',
  'src/build/lean/lean-loader.ts',
]

/** Files that the published tools read while they run. */
const toolsFiles = ['bin/lekta-tools.mjs', 'css-modules.d.ts']

/** Packages that only commands of this repository use. */
const repositoryOnly = new Set(['@sparticuz/chromium'])

/** Returns the sources that the entry points and programs of the tools import, directly or indirectly. */
function toolsSources(library: string): string[] {
  const files = sourcesOf(library)
  const found = new Set<string>()
  const queue = [...toolsEntryPoints.map(({ source }) => source), ...programs].filter((source) =>
    files.includes(source),
  )
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const folder = dirname(next)
    for (const { text } of specifiersIn(readFileSync(join(library, next), 'utf8'))) {
      const path = join(folder, text).replaceAll('\\', '/')
      if (text.startsWith('.')) queue.push(...files.filter((file) => file.replace(/\.tsx?$/, '') === path))
    }
  }
  const assets = files.filter((file) => !/\.tsx?$/.test(file) && /\.(cjs|html)$/.test(file))
  return [...found, ...assets].sort()
}

/** Copies the standalone shells into the published tools. Compressed copies are made where a release is built. */
async function copyShells(target: string) {
  const isOriginal = (file: string) => !/\.(gz|br)$/.test(file)
  for (const purpose of ['release', 'development'] as const)
    await buildStandalone(purpose, (shell) =>
      cpSync(shell, join(target, 'standalone', purpose), { recursive: true, filter: isOriginal }),
    )
}

/** Writes the published tools: what the commands for one remote need. */
export async function writeTools(library: string, target: string) {
  compileSources(library, toolsSources(library), target)
  for (const file of toolsFiles) cpSync(join(library, file), join(target, file))
  const manifest = publishedManifest({
    library,
    entryPoints: toolsEntryPoints,
    imports: new Set(),
    more: {
      bin: { 'lekta-tools': 'bin/lekta-tools.mjs' },
      imports: { '#program': './dist/project/lekta-tools.js' },
    },
  })
  const { dependencies } = manifest as { dependencies: Record<string, string> }
  const used = Object.entries(dependencies).filter(([name]) => !repositoryOnly.has(name))
  // The shells contain this version of `shared`, and so fit no other.
  const peerDependencies = { '@lekta/shared': packageAt(join(root, 'shared')).version }
  writeManifest(target, { ...manifest, dependencies: Object.fromEntries(used), peerDependencies })
  await copyShells(target)
}
