import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiFolder } from '../../config/api-folder'
import { reportBank } from './bank-report'
import { readPassages } from './read-passages'

const { bands, checks, page } = reportBank(await readPassages())
console.table(Object.fromEntries(bands.map(({ band, ...cells }) => [band, cells])))
console.table(Object.fromEntries(checks.map(({ figure, ...cells }) => [figure, cells])))
if (process.argv.includes('--write')) await writeFile(join(apiFolder, '../docs/bank-figures.md'), page)
const missed = checks.filter(({ holds }) => !holds).map(({ figure }) => figure)
if (missed.length > 0) {
  console.error(`Beyond its limit: ${missed.join(', ')}.`)
  process.exitCode = 1
}
