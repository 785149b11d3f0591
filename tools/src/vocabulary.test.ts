import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { packageNames, root } from './packages'
import { readSources, sourceFolders } from './sources'

/** Words that names must not contain, because each had several meanings; `docs/glossary.md` has the words to use. */
const retired = new Set(
  `anew anybody asked asking asks deed deeds desk doors doubt doubted doubtful doubts ears errand fault faults given
  hurry kept known moment moments nobody own patience place placed places sitter sitters somebody standing stands
  surplus tell telling tells told wanted way ways whoever whom whose wish wished wishes`.split(/\s+/),
)

/** Packages that are not checked yet. */
const remaining = ['api']

/**
 * Names used in requests and responses, in the browser's database, and as placeholders in sentences. They are allowed
 * only for properties and for variables destructured from them.
 */
const wireNames = new Set(
  `asked asked_at askLink doubt doubtful doubts faults given given_at given_by keepReadingWays kept moment
  ownLinkRequests place placeStudents readingWays refundSurplus spendSurplus standing surplus surplusPayments way ways
  editSchoolWays`.split(/\s+/),
)

/** Other allowed names, each with a reason. */
const exceptions = new Set([
  // Part of JavaScript.
  'getOwnPropertyDescriptor',
  // Named after their endpoints.
  'OwnLinkRequest',
  'SurplusParams',
  // A key of an import message, stored with each run.
  'nobodyThere',
  // Of the choice “another time” among quick windows.
  'own',
])

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const hasRetired = (name: string) => wordsOf(name).some((word) => retired.has(word))

/** Returns whether an identifier names a property, or a variable destructured from a property of the same name. */
const isOfProperty = ({ parent }: ts.Identifier) =>
  ts.isPropertySignature(parent) ||
  ts.isPropertyAssignment(parent) ||
  (ts.isBindingElement(parent) && !parent.propertyName && ts.isObjectBindingPattern(parent.parent))

const isDeclared = (node: ts.Identifier) =>
  'name' in node.parent &&
  node.parent.name === node &&
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isShorthandPropertyAssignment(node.parent) &&
  !ts.isJsxAttribute(node.parent) &&
  !(ts.isImportSpecifier(node.parent) && !node.parent.propertyName)

function retiredNames(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isDeclared(node) && hasRetired(node.text)) {
      const isOnWire = wireNames.has(node.text) && isOfProperty(node)
      if (!isOnWire && !exceptions.has(node.text)) found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const isClean = (file: string) =>
  !remaining.some((part) => file === part || file.startsWith(`${part}/`) || file.startsWith(`${part}.`))

/** Returns the classes in the selectors of a style sheet that contain retired words. */
const retiredClasses = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/gi)]
    .map(([, name = '']) => name)
    .filter((name) => hasRetired(name))

const entriesOf = (name: string) =>
  sourceFolders
    .map((folder) => `${name}/${folder}`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )

describe('the vocabulary', () => {
  const packages = packageNames().filter(isClean)

  test('covers most packages', () => {
    expect(packages).toEqual(expect.arrayContaining(['host', 'shared', 'staff', 'remote-child', 'e2e', 'tools']))
  })

  test('has no retired words in identifiers', () => {
    const sources = readSources().filter(({ file }) => isClean(file) && !file.endsWith('words.id.ts'))
    const found = sources.flatMap(({ file, text }) => retiredNames(file, text).map((name) => `${file}: ${name}`))
    expect(found).toEqual([])
  })

  test('has no retired words in the names of files and folders', () => {
    expect(
      packages
        .flatMap(entriesOf)
        .filter(isClean)
        .filter((path) => hasRetired(basename(path))),
    ).toEqual([])
  })

  test('has no retired words in the classes of style sheets', () => {
    const sheets = packages.flatMap(entriesOf).filter((path) => path.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(50)
    const found = sheets.flatMap((path) =>
      retiredClasses(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
    )
    expect(found).toEqual([])
  })

  test('allows no folder named `test`, which would look like tests', () => {
    expect(
      packages
        .flatMap(entriesOf)
        .filter(isClean)
        .filter((path) => basename(path) === 'test'),
    ).toEqual([])
  })

  test.each([
    ['const told = 1', ['told']],
    ['const { place } = report; const tellAll = () => report.place', ['tellAll']],
    ['const place = report.place', ['place']],
    ['interface Report { place: string }', []],
    ['function move({ from: place }: Step) {}', ['place']],
    ["import { place, step as wish } from './report'", ['wish']],
  ])('finds retired words in %j', (text, expected) => {
    expect(retiredNames('a.ts', text)).toEqual(expected)
  })
  test('finds retired words in the classes of a style sheet', () => {
    const css =
      '/* .wayBack */ .card:hover .wayTitle, .places > a { color: red } @media print { .box .told-all { top: 0.5em } }'
    expect(retiredClasses(css)).toEqual(['wayTitle', 'places', 'told-all'])
  })
})
