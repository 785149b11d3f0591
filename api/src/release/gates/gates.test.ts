import { generateKeyPairSync, sign } from 'node:crypto'
import { shapeOf } from '@lekta/shared/contract/delivery/endpoint-shape'
import { pageSizes } from '@lekta/shared/contract/delivery/release-package'
import { studentContract } from '@lekta/shared/contract/people/student'
import { readPackage } from '../package/read-package'
import { describeRelease, fileOf, packRelease, sources } from '../testing'
import { compareEndpoints } from './endpoints'
import { checkIntegrity } from './integrity'
import { checkPageSizes } from './page-sizes'
import { checkPaths } from './paths'
import { checkSharedModules } from './shared-modules'
import { checkSignature } from './signature'

describe('integrity', () => {
  const problems = async (changes: Parameters<typeof packRelease>[0], files = sources) =>
    checkIntegrity(await readPackage(await packRelease(changes, files)))

  test('holds for a package as it was built', async () => {
    expect(await problems({})).toEqual([])
  })

  test('is broken by a file that was changed, removed or added', async () => {
    const { files } = describeRelease()
    expect(await problems({ files }, { ...sources, 'assets/shelf.js': 'evil()' })).toEqual([
      'assets/shelf.js is not as it was built.',
    ])
    const { 'assets/shelf.css': _, ...without } = sources
    expect(await problems({ files }, without)).toEqual([
      'assets/shelf.css is listed, but the package does not contain it.',
    ])
    expect(await problems({ files }, { ...sources, 'more.js': 'more()' })).toEqual([
      'more.js is in the package, but not listed.',
    ])
  })

  test('is broken by an entry, a preloaded file or texts without a hash', async () => {
    const words = { id: ['texts.js'] }
    expect(await problems({ entry: 'other.js', preload: { '/library/shelf': ['lost.js'] }, words })).toEqual([
      'other.js is needed to open the area, but not listed.',
      'lost.js is needed to open the area, but not listed.',
      'texts.js is needed to open the area, but not listed.',
    ])
  })
})

describe('a signature', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  const description = Buffer.from(JSON.stringify(describeRelease()))
  const signature = sign(null, description, privateKey).toString('base64')

  test('of the area’s key is accepted', () => {
    expect(checkSignature(description, signature, key)).toEqual([])
  })

  test('is required if the area has a key', () => {
    expect(checkSignature(description, null, key)).toEqual([
      'The package is not signed, and this area requires it: build it with the area’s secret key.',
    ])
  })

  test('of another key, another package, or none at all is refused', () => {
    const wrong = ['The signature does not belong to this package and this area’s key.']
    const other = sign(null, description, generateKeyPairSync('ed25519').privateKey).toString('base64')
    expect(checkSignature(description, other, key)).toEqual(wrong)
    expect(checkSignature(Buffer.from('{}'), signature, key)).toEqual(wrong)
    expect(checkSignature(description, 'hello', key)).toEqual(wrong)
  })
})

describe('paths', () => {
  const own = { name: 'library', paths: ['/library/'] }
  const others = [{ path: '/school/invoice', area: 'school' }]
  const problems = (...paths: `/${string}`[]) =>
    checkPaths(
      describeRelease({
        area: { name: 'library', pages: paths.map((path) => ({ path, title: 'A' })), words: { id: {} } },
      }),
      own,
      others,
    )

  test('of the area are accepted', () => {
    expect(problems('/library', '/library/shelf', '/library/shelf/:id')).toEqual([])
  })

  test('of other areas and of the host are refused', () => {
    expect(problems('/school/invoice')).toEqual([
      'The page /school/invoice does not belong to the area: its paths begin with /library/.',
      'The page /school/invoice belongs to the area “school”.',
    ])
    expect(problems('/login', '/librarything', '/:any')).toHaveLength(3)
    expect(problems('/library/a', '/library/a')).toEqual(['The page /library/a is listed twice.'])
  })

  test('of a package for another area are refused', () => {
    const area = { name: 'teacher', pages: [], words: { id: {} } }
    expect(checkPaths(describeRelease({ area }), own, others)).toEqual([
      'The package contains the area “teacher”, not “library”.',
    ])
  })
})

describe('endpoints', () => {
  const students = shapeOf(studentContract.students)

  test('that the API has are accepted', () => {
    expect(compareEndpoints({ 'student.students': students }, { 'student.students': students })).toEqual([])
  })

  test('that the API does not have, or has in another form, are named', () => {
    expect(compareEndpoints({ 'student.students': students }, {})).toEqual([
      `It calls student.students (GET ${students.path}), which the API of this portal does not have.`,
    ])
    const changed = { ...students, answer: 'data' as const }
    expect(compareEndpoints({ 'student.students': students }, { 'student.students': changed }, 'the new API')).toEqual([
      'It calls student.students, but at the new API the answer is sent as data now, not as page.',
    ])
  })
})

describe('shared modules', () => {
  const host = { react: { version: '19.3.1', exports: ['useState'] } }

  test('in an accepted version, with the names that are used, fit', () => {
    expect(checkSharedModules({ shared: { react: '^19.2.0' }, exports: { react: ['useState'] } }, host)).toEqual([])
  })

  test('that are missing, of another version, or lack a name are refused', () => {
    expect(
      checkSharedModules({ shared: { react: '^20.0.0', vue: '^3.0.0' }, exports: { react: ['useBooks'] } }, host),
    ).toEqual([
      'It needs react ^20.0.0, and this portal has 19.3.1.',
      'It needs vue, which this portal does not share.',
      'It uses useBooks of react, which this portal’s version does not export.',
    ])
  })
})

describe('the size of pages', () => {
  const content = describeRelease()

  test('counts every file of a page once, with the entry', () => {
    const [entry, script, style] = ['remoteEntry.js', 'assets/shelf.js', 'assets/shelf.css'].map(
      (name) => fileOf(sources[name] ?? '').gzip,
    )
    const preload = { '/library/shelf': ['assets/shelf.js', 'assets/shelf.css', 'assets/shelf.js'] }
    expect(pageSizes({ ...content, preload })).toEqual({
      '/library/shelf': Number(entry) + Number(script) + Number(style),
    })
  })

  test('within the budget is accepted', () => {
    expect(checkPageSizes(content, null)).toEqual([])
  })

  test('beyond the budget is refused with the difference from the stable release', () => {
    const heavy = { ...content, files: { ...content.files, 'assets/shelf.js': { ...fileOf(''), gzip: 300 * 1024 } } }
    expect(checkPageSizes(heavy, { version: '0.9.0', content })).toEqual([
      expect.stringMatching(
        /^The page \/library\/shelf loads 300\.\d KB \(300\.0 KB more than in 0\.9\.0\), and a page may load 250\.0 KB\.$/,
      ),
    ])
    expect(checkPageSizes(heavy, { version: '0.9.0', content: { ...content, preload: {} } })[0]).toContain(
      '(new since 0.9.0)',
    )
  })
})
