import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, relative } from 'node:path'
import { packageNames, root } from './packages'

/** The JSON that a benchmark prints as its last line. */
interface Measured {
  title: string
  /** Cells by column name; all rows have the same columns. */
  rows: Record<string, string | number>[]
  notes?: string[]
  /** Set if it was run to try it, so that its figures do not belong into the documentation. */
  isTrial?: boolean
}

/** A benchmark that takes so long that it only runs if it is named. */
const LONG = '.long-bench.ts'
const isBench = (file: string) => file.endsWith('.bench.ts') || file.endsWith(LONG)

const benches = () =>
  packageNames().flatMap((name) => {
    const folder = join(root, name, 'bench')
    const files = existsSync(folder) ? readdirSync(folder).filter(isBench) : []
    return files.map((file) => ({ cwd: join(root, name), file: join(folder, file) }))
  })

function measure({ cwd, file }: { cwd: string; file: string }, options: readonly string[]): Measured {
  console.log(`── ${file}`)
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', file, ...options], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const last = stdout.trim().split('\n').at(-1) ?? ''
  // A benchmark that misses a limit prints its figures as well; one that breaks off prints none.
  const measured = last.startsWith('{') ? (JSON.parse(last) as Measured) : null
  if (measured) console.log(`\n${section(measured)}\n`)
  if (status !== 0 || !measured) throw new Error(`${file} failed.`)
  return measured
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

/** The words before the first option choose benchmarks; the options are for the benchmarks. */
const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('--'))
const filters = firstOption === -1 ? words : words.slice(0, firstOption)
const options = words.slice(filters.length)
const isChosen = ({ file }: { file: string }) =>
  filters.length === 0 ? !file.endsWith(LONG) : filters.some((word) => relative(root, file).includes(word))
let failed = 0
for (const bench of benches().filter(isChosen)) {
  // A benchmark that misses its limit keeps its previous section, and the other benchmarks still run.
  try {
    const measured = measure(bench, options)
    if (!measured.isTrial) keep(section(measured))
  } catch (error) {
    failed += 1
    console.error((error as Error).message)
  }
}
process.exitCode = failed > 0 ? 1 : 0
