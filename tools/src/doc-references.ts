import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { packageNames, root } from './packages'
import type { Source } from './sources'

/** A relative link, or a path in backticks, in a page of the documentation. */
export interface DocReference {
  /** The page, relative to the repository. */
  page: string
  text: string
  /** Absolute path of the file or folder that the reference names. */
  target: string
}

/** Paths of all pages of the documentation, relative to the repository. */
export const docPages = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .sort(),
]

const isRelative = (link: string) => !/^([a-z][a-z\d+.-]*:|\/|#)/i.test(link)

const isPlainPath = (text: string) => /^[\w@.-]+(\/[\w@.-]+)+\/?$/.test(text)

/** Returns whether a text is a path from the root: to a file with an extension, or into a package's `src`. */
function isRepositoryPath(text: string): boolean {
  if (!isPlainPath(text)) return false
  const [first = '', second] = text.split('/')
  return /\.[a-z]+$/i.test(text) || (second === 'src' && packageNames().includes(first))
}

const capturesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, capture = '']) => capture)

/** Returns a page without its code blocks, which hold commands and drawings, not references. */
const proseOf = (content: string) => content.replace(/^ *```[\s\S]*?^ *```/gm, '')

const readPage = (page: string) => readFileSync(join(root, page), 'utf8')

/** Returns the references of a page to files and folders of the repository. */
export function referencesIn(page: string, content: string): DocReference[] {
  const prose = proseOf(content)
  const links = capturesOf(prose, /\]\(([^)\s]+)\)/g).filter(isRelative)
  const paths = capturesOf(prose, /`([^`\n]+)`/g).filter(isRepositoryPath)
  return [
    ...links.map((text) => ({
      page,
      text,
      target: resolve(root, dirname(page), decodeURIComponent(text.replace(/#.*$/, ''))),
    })),
    ...paths.map((text) => ({ page, text, target: join(root, text) })),
  ]
}

/** Returns the names of code in a page: text in backticks in camel or Pascal case, such as `visibleStudents`. */
export const namesIn = (content: string): string[] =>
  capturesOf(proseOf(content), /`([^`\n]+)`/g).filter((text) => /^[A-Za-z]+[a-z][A-Z][A-Za-z]*$/.test(text))

/**
 * Returns `page → name` for every name of code that no source contains. Decision records may mention code that no
 * longer exists.
 */
export function unknownNames(sources: readonly Pick<Source, 'text'>[]): string[] {
  const identifiers = new Set(sources.flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []))
  return docPages()
    .filter((page) => !page.startsWith('docs/decisions/'))
    .flatMap((page) => namesIn(readPage(page)).map((name) => ({ page, name })))
    .filter(({ name }) => !identifiers.has(name))
    .map(({ page, name }) => `${page} → ${name}`)
}

/** Returns `page → reference` for every broken reference in the documentation. */
export const brokenReferences = (): string[] =>
  docPages()
    .flatMap((page) => referencesIn(page, readPage(page)))
    .filter(({ target }) => !existsSync(target))
    .map(({ page, text }) => `${page} → ${text}`)
