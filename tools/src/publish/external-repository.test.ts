import { spawn, spawnSync } from 'node:child_process'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import ts from 'typescript'
import { chromiumOptions } from '../chromium'
import { builtPackage, readPackageFile } from '../package/package-file'
import { addSlots } from '../testing/add-slots'
import { createRepository } from '../testing/external-repository'
import { libraries, type PackedLibrary } from './pack-libraries'

// The test compiles the libraries, and checks, tests and builds a remote with them.
jest.setTimeout(300_000)

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'lekta-external-')))
const project = join(scratch, 'remote-library')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Runs Node in a folder. Resolves with its exit code and output. */
async function runNodeIn(cwd: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, JEST_WORKER_ID: undefined, NODE_OPTIONS: '', LEKTA_PORTAL: '', ...settings }
  const child = spawn(process.execPath, args, { cwd, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [status] = await once(child, 'close')
  return { status, output }
}

const runNode = (...args: string[]) => runNodeIn(project, args)

/** Runs the program of `npm create lekta-remote` in the scratch folder. */
const create = (...words: string[]) =>
  runNodeIn(scratch, [join(scratch, 'libraries/create-lekta-remote/create-remote.mjs'), ...words])

const tools = 'node_modules/@lekta/tools/bin/lekta-tools.mjs'

const startChecks = () => ({
  types: runNode('node_modules/typescript/bin/tsc', '--noEmit'),
  tests: runNode(tools, 'jest'),
  build: runNode(tools, 'build'),
})

let packed: readonly PackedLibrary[]
let checks: ReturnType<typeof startChecks>
beforeAll(async () => {
  packed = await createRepository(scratch, ['library', '--title-id', 'Perpustakaan', '--roles', 'teacher'])
  addSlots(project)
  checks = startChecks()
})
afterAll(() => Promise.allSettled(Object.values(checks ?? {})))

const filesOf = ({ folder }: PackedLibrary) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

interface PublishedManifest {
  private?: boolean
  exports: Record<string, string | { types: string; default: string }>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

const manifestOf = ({ folder }: PackedLibrary) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PublishedManifest

describe.each(libraries)('the packed library %s', (name) => {
  const library = () => packed.find(({ folder }) => basename(folder) === name) as PackedLibrary

  test('exports files that exist, with types', () => {
    const targets = Object.values(manifestOf(library()).exports)
    const files = targets.flatMap((target) => (typeof target === 'string' ? [target] : [target.types, target.default]))
    expect(targets.length).toBeGreaterThan(2)
    expect(files.filter((file) => !existsSync(join(library().folder, file)))).toEqual([])
    expect(targets.filter((target) => typeof target === 'string' && !/\.(css|d\.ts|json)$/.test(target))).toEqual([])
  })

  test('has exact versions, and takes singletons from the package that uses it', () => {
    const { dependencies, peerDependencies, private: isPrivate } = manifestOf(library())
    expect(isPrivate).toBeUndefined()
    expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
    expect(Object.values(peerDependencies).filter((version) => !/^\^?\d/.test(version))).toEqual([])
    const singletons = ['react', 'react-dom', 'react-router-dom', 'redux', '@lekta/shared']
    expect(singletons.filter((name) => dependencies[name])).toEqual([])
  })

  test('has a readme and a changelog, and neither tests nor TypeScript that would have to be compiled', () => {
    const files = filesOf(library())
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'CHANGELOG.md'].map((name) => join(library().folder, name))),
    )
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([])
  })

  test('imports its own modules by the names of their files', () => {
    const modules = filesOf(library()).filter((file) => /dist\/.*\.(js|d\.ts)$/.test(file.replaceAll('\\', '/')))
    const broken = modules.flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, 'utf8'), true, true)
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.') && !existsSync(join(dirname(file), fileName)))
        .map(({ fileName }) => `${file} → ${fileName}`),
    )
    expect(modules.length).toBeGreaterThan(20)
    expect(broken).toEqual([])
  })
})

test('a repository is not written over an existing one, and needs a name', async () => {
  const args = ['--title-id', 'Perpustakaan']
  const refused = (text: string) => ({ status: 2, output: expect.stringContaining(text) })
  expect(await create('library', ...args)).toEqual(refused('remote-library is not empty.'))
  expect(await create(...args)).toEqual(refused('Give the name of the remote.'))
})

describe('a remote in another repository', () => {
  const passed = (output = '') => ({ status: 0, output: expect.stringContaining(output) })

  test('compiles against the declarations of the packed libraries; fills with wrong props do not', async () => {
    expect(await checks.types).toEqual({ status: 0, output: '' })
  })

  test('runs its tests', async () => {
    expect(await checks.tests).toEqual(passed('2 passed, 2 total'))
  })

  test('builds one file with a release: entry, page table, texts, hashes and a page that opens it alone', async () => {
    expect(await checks.build).toEqual(passed('Its pages load, compressed:'))
    const [file = '', ...others] = readdirSync(join(project, 'dist'))
    expect([file, others]).toEqual([expect.stringMatching(/^library-1\.0\.0-[0-9a-f]{12}\.tgz$/), []])
    const { content, files } = await readPackageFile(join(project, 'dist', file))
    expect(content).toMatchObject({
      area: {
        name: 'library',
        pages: [{ path: '/library' }],
        slots: [{ name: 'student-page.actions', roles: ['teacher'] }],
      },
      entry: 'remoteEntry.js',
      strings: { Library: 'Perpustakaan' },
      uses: {
        endpoints: {},
        exports: {
          '@lekta/shared/i18n': ['useTranslation'],
          '@lekta/shared/ui/base': expect.arrayContaining(['Title']),
        },
      },
    })
    const hashes = [...files].map(([name, body]) => [
      name,
      { bytes: body.length, integrity: `sha384-${createHash('sha384').update(body).digest('base64')}` },
    ])
    expect(content.files).toMatchObject(Object.fromEntries(hashes))
    expect([...files.keys()]).toEqual(Object.keys(content.files))
    expect(String(files.get('types/area.d.ts'))).toContain("'library.book-actions'")
    const needed = [content.entry, content.manifest, ...(content.preload['/library'] ?? [])]
    expect(needed.filter((name) => !files.has(name) || content.standalone.includes(name))).toEqual([])
    const [script = ''] = /assets\/standalone\.\w+\.js/.exec(String(files.get('index.html'))) ?? []
    expect(files.has(script) && content.standalone.includes(script)).toBe(true)
  })

  test('its pages are opened by a browser, and what is wrong is said in sentences', async () => {
    const { executablePath, env } = await chromiumOptions()
    const { LD_LIBRARY_PATH, FONTCONFIG_FILE } = env
    const browser = { CHROMIUM_PATH: executablePath, LD_LIBRARY_PATH, FONTCONFIG_FILE }
    const { status, output } = await runNodeIn(project, [tools, 'check'], browser)
    expect(output).toContain('1 page was opened 8 times, in all languages and states. Nothing is wrong.')
    expect(status).toBe(0)
  })
})

describe('a page that calls the API', () => {
  const page = (...lines: string[]) =>
    writeFileSync(
      join(project, 'src/screens/library/library.tsx'),
      [
        "import { useQuery } from '@lekta/shared/client'",
        "import { studentContract } from '@lekta/shared/contract/people/student'",
        ...lines,
        '',
      ].join('\n'),
    )
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Ayu', '-c', 'user.email=ayu@example.org', '-c', 'commit.gpgsign=false']
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: project, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  const buildPackage = async () => {
    const { status, output } = await runNodeIn(project, [tools, 'build'], {
      LEKTA_SIGNING_KEY: join(scratch, 'key.pem'),
    })
    return { status, output, file: builtPackage(project) }
  }

  beforeAll(() => checks.build)

  test('is built with the shapes of its endpoints, signed, and with the same bytes each time', async () => {
    const { output } = await runNode(tools, 'key', join(scratch, 'key.pem'))
    page(
      'export default function Library() {',
      '  const { data } = useQuery(studentContract.students, { query: {} })',
      '  return <h1>Library {data?.length}</h1>',
      '}',
    )
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'The list of students')
    const first = await buildPackage()
    expect(first).toMatchObject({ status: 0 })
    const { packed, content } = await readPackageFile(first.file)
    expect(Object.keys(content.uses.endpoints)).toEqual(['student.students'])
    expect(content.uses.endpoints['student.students']).toMatchObject({ method: 'GET', answer: 'page' })
    expect(content).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{12}$/), author: 'Ayu' })
    const [description, signature] = await unpackTar(gunzipSync(packed))
    const publicKey = createPublicKey(readFileSync(join(scratch, 'key.pem'), 'utf8'))
    const signed = Buffer.from(String(Buffer.from(signature?.data ?? [])), 'base64')
    expect(verify(null, description?.data ?? Buffer.of(), publicKey, signed)).toBe(true)
    expect(output).toContain(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'))
    expect(readFileSync((await buildPackage()).file).equals(packed)).toBe(true)
  })

  test('is not built if it does not name its endpoints; the package before stays', async () => {
    const before = builtPackage(project)
    page('', 'export default function Library() {', "  return <h1>{String(studentContract['stu' + 'dents'])}</h1>", '}')
    const { status, output, file } = await buildPackage()
    expect(output).toContain('src/screens/library/library.tsx:5 uses studentContract as a whole')
    expect({ status, file }).toEqual({ status: 1, file: before })
  })
})
