import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { packageNames, root } from './packages'

/** The JSON that a benchmark prints as its last line. */
interface Measured {
  title: string
  /** Cells by column name; all rows have the same columns. */
  rows: Record<string, string | number>[]
  notes?: string[]
}

const benches = () =>
  packageNames().flatMap((name) => {
    const folder = join(root, name, 'bench')
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.bench.ts')) : []
    return files.map((file) => ({ cwd: join(root, name), file: join(folder, file) }))
  })

function measure({ cwd, file }: { cwd: string; file: string }): Measured {
  console.log(`── ${file}`)
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${file} failed.`)
  const last = stdout.trim().split('\n').at(-1) ?? ''
  return JSON.parse(last) as Measured
}

const cell = (value: string | number | undefined) => String(value ?? '').replaceAll('|', '\\|')

function table(rows: Measured['rows']) {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number | undefined)[]) => `| ${cells.map(cell).join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((name) => row[name]))),
  ].join('\n')
}

const section = ({ title, rows, notes = [] }: Measured) =>
  [`## ${title}`, table(rows), ...notes.map((note) => `- ${note}`)].join('\n\n')

const page = join(root, 'docs/measuring.md')
const titleOf = (text: string) => text.split('\n', 1)[0] ?? ''

/** Returns the sections of the page, including their headings. */
const sectionsOf = (text: string) =>
  text
    .trimEnd()
    .split(/\n\n(?=## )/)
    .slice(1)

/** Writes a section into the page, replacing the one with the same title. */
function keep(fresh: string) {
  const machine = `Measured with Node ${process.versions.node} on ${process.platform}, ${cpus().length} cores, by \`npm run bench\`.`
  const existing = existsSync(page) ? sectionsOf(readFileSync(page, 'utf8')) : []
  const others = existing.filter((old) => titleOf(old) !== titleOf(fresh))
  const sections = [...others, fresh].sort((a, b) => titleOf(a).localeCompare(titleOf(b)))
  writeFileSync(page, ['# Measuring', machine, ...sections, ''].join('\n\n'))
}

const filters = process.argv.slice(2)
let failed = 0
for (const bench of benches().filter(
  ({ file }) => filters.length === 0 || filters.some((word) => file.includes(word)),
)) {
  // A benchmark that misses its limit keeps its previous section, and the other benchmarks still run.
  try {
    const fresh = section(measure(bench))
    console.log(`\n${fresh}\n`)
    keep(fresh)
  } catch (error) {
    failed += 1
    console.error((error as Error).message)
  }
}
process.exitCode = failed > 0 ? 1 : 0
