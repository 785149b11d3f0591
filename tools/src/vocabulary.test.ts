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

/**
 * Names used in requests and responses, in both databases, as kinds of notifications, and as placeholders in sentences.
 * They are allowed only for properties and for variables destructured from them.
 */
const wireNames = new Set(
  `asked askedAt asked_at askLink doubt doubtful doubts faults given givenAt given_at givenBy given_by keepReadingWays
  kept linkAsked moment place placeStudents readingWays refundSurplus seatGiven spendSurplus standing surplus
  surplusPayments surplusRefunded way ways editSchoolWays`.split(/\s+/),
)

/** Phrases in which a retired word has its ordinary meaning: terms in general use, and “own” before a noun. */
const ordinaryPhrases = /\b(given name\b|known devices?\b|own (?=[a-z])|place order\b)/g

/** Other allowed names, each with a reason. */
const exceptions = new Set([
  // Named after its endpoint.
  'SurplusParams',
  // A key of an import message, stored with each run.
  'nobodyThere',
  // The value of “another time” among the quick windows.
  'own',
])

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(ordinaryPhrases, ' ')
    .split(' ')

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
  const paths = packageNames().flatMap(entriesOf)

  test('has no retired words in identifiers', () => {
    const sources = readSources().filter(({ file }) => !file.endsWith('words.id.ts'))
    const found = sources.flatMap(({ file, text }) => retiredNames(file, text).map((name) => `${file}: ${name}`))
    expect(found).toEqual([])
  })

  test('has no retired words in the names of files and folders', () => {
    expect(paths.length).toBeGreaterThan(1500)
    expect(paths.filter((path) => hasRetired(basename(path).replace(/\..*/, '')))).toEqual([])
  })

  test('has no retired words in the classes of style sheets', () => {
    const sheets = paths.filter((path) => path.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(50)
    const found = sheets.flatMap((path) =>
      retiredClasses(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
    )
    expect(found).toEqual([])
  })

  test('allows no folder named `test`, which would look like tests', () => {
    expect(paths.filter((path) => basename(path) === 'test')).toEqual([])
  })

  test.each([
    ['const told = 1', ['told']],
    ['const { place } = report; const tellAll = () => report.place', ['tellAll']],
    ['const place = report.place', ['place']],
    ['interface Report { place: string }', []],
    ['const { isOwn } = row; const ownRows = [row]; function placeOrder() {}', ['isOwn']],
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
