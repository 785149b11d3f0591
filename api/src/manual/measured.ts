/** Returns the section of `docs/measuring.md` with this title, without its heading. Throws an Error if there is none. */
function sectionOf(measuring: string, title: string): string {
  const section = measuring.split(/\n(?=## )/).find((text) => text.startsWith(`## ${title}\n`))
  if (!section) throw new Error(`docs/measuring.md has no section “${title}”. Run npm run bench.`)
  return section.slice(section.indexOf('\n')).trim()
}

/** Returns the table of a section of `docs/measuring.md`. Throws an Error if there is none. */
export function tableOf(measuring: string, title: string): string {
  const lines = sectionOf(measuring, title).split('\n')
  const table = lines.filter((line) => line.startsWith('|'))
  if (table.length < 3) throw new Error(`The section “${title}” of docs/measuring.md has no table.`)
  return table.join('\n')
}
