import { createHash } from 'node:crypto'
import type { ApiItem } from './read-api'

/** Returns a short hash of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** The number of characters from which a text is shortened. Its declarations have the whole text. */
const limit = 200

/** Returns a text that fits into a line. The hash of a shortened text shows that the rest of it has changed. */
const shorten = (text: string) =>
  text.length <= limit ? text : `${text.slice(0, limit - 40)}… (${text.length} characters, ${hashOf(text)})`

const linesOf = ({ shapes, isExported }: ApiItem) =>
  shapes.flatMap(({ head, members }) => {
    const first = shorten(isExported ? head : `(not exported) ${head}`)
    if (members.length === 0) return [first]
    const [before = '', after = ''] = first.split('{…}')
    return [`${before}{`, ...members.map(({ text }) => `  ${shorten(text)}`), `}${after}`]
  })

/** Returns the API of a library as a page of text, by entry point. */
export function reportOf(library: string, items: readonly ApiItem[]): string {
  const modules = [...new Set(items.map(({ module }) => module))].sort()
  const sections = modules.map((module) => {
    const lines = items.filter((item) => item.module === module).flatMap(linesOf)
    return `## ${module}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`
  })
  const introduction = [
    'The names that other packages can import, with their types, and what these types refer to.',
    '`npm run api-report` writes this page, and `npm test` compares it with the sources.',
  ]
  return `# API of @lekta/${library}\n\n${introduction.join('\n')}\n\n${sections.join('\n')}`
}
