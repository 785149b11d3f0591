/** The newest entries of a changelog. */
export interface Changelog {
  /** The newest version with a date; null before the first one. */
  published: string | null
  /** The text of the entry “Unreleased”; null if there is none. */
  unreleased: string | null
}

const heading = /^## \[(Unreleased|\d+\.\d+\.\d+)\](?: - (\d{4}-\d{2}-\d{2}))?$/

/** Reads a changelog in the form of keepachangelog.com. Throws if a heading of an entry has another form. */
export function parseChangelog(text: string): Changelog {
  const entries = text.split(/^(?=## )/m).filter((entry) => entry.startsWith('## '))
  const parsed = entries.map((entry) => {
    const [first = '', ...lines] = entry.split('\n')
    const [, version, date] = heading.exec(first.trim()) ?? []
    const isValid = version === 'Unreleased' ? !date : date !== undefined
    if (!version || !isValid) throw new Error(`“${first}” must be “## [Unreleased]” or like “## [1.2.0] - 2026-11-25”.`)
    return { version, text: lines.join('\n') }
  })
  const [first] = parsed
  return {
    published: parsed.find(({ version }) => version !== 'Unreleased')?.version ?? null,
    unreleased: first?.version === 'Unreleased' ? first.text : null,
  }
}

/** Returns the text under a heading such as “Added” of an entry. */
export const sectionOf = (entry: string, title: string): string =>
  entry.split(/^(?=### )/m).find((section) => section.startsWith(`### ${title}\n`)) ?? ''

/** Returns whether a text has a name in backticks. */
export const mentions = (text: string, name: string): boolean => text.includes(`\`${name}\``)
