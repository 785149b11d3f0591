import { questionKinds } from '@lekta/shared/contract/measure'
import { englishLexicon } from '../../assessment/text/analyse-lexicon'
import { type BandMeasures, bandMeasuresOf, countInBand } from '../band-errors'
import { type Check, checksOf, nameOfBand, type PassageBand, percent, whole } from './acceptance'
import { figuresOf } from './passage-figures'
import type { BankPassage } from './read-passages'
import { blindReadings, currentReading, readingDays, sightedReading } from './readings'

type Cells = Readonly<Record<string, string>>

/** What `npm run bank` prints and `docs/bank-figures.md` contains. */
export interface BankReport {
  /** One row for each band, and one for all passages. */
  bands: Cells[]
  checks: Check[]
  /** The page of the docs. */
  page: string
}

/** Describes the bank of passages, and compares it with its limits. */
export function reportBank(bands: readonly PassageBand[]): BankReport {
  const written = bands.flatMap(({ band, passages }) => passages.map(({ id, passage }) => ({ id, passage, band })))
  const measures = bandMeasuresOf(written, englishLexicon())
  const rows = bands.map(({ band, passages }) => ({
    band: nameOfBand(band),
    ...cellsOf(passages),
    ...measureCellsOf(band, passages, measures),
  }))
  const all = { band: 'all', ...cellsOf(bands.flatMap(({ passages }) => passages)) }
  const report = { bands: [...rows, all], checks: checksOf(bands, measures) }
  return { ...report, page: pageOf(report, measures) }
}

function cellsOf(passages: readonly BankPassage[]): Cells {
  const { questions, literary, kinds, matched, longestKey } = figuresOf(passages)
  return {
    passages: String(passages.length),
    questions: String(questions),
    literary: percent(literary),
    ...Object.fromEntries(questionKinds.map((kind) => [kind, percent(kinds[kind])])),
    'by words': percent(matched.words),
    'by words nearby': percent(matched.nearby),
    'by avoiding words': percent(matched.avoiding),
    'longest key': percent(longestKey),
  }
}

/** Compares a band with what its passages measure, and counts the passages of all bands that measure what it says. */
function measureCellsOf(band: number, passages: readonly BankPassage[], measures: BandMeasures): Cells {
  const { outside, means } = measures
  const ids = new Set(passages.map(({ id }) => id))
  const mean = means.find((one) => one.band === band)?.mean ?? Number.NaN
  return {
    'mean measure': nameOfBand(Math.round(mean)),
    outside: String(outside.filter(({ id, distance }) => ids.has(id) && distance > 0).length),
    'measure so': String(countInBand(band, measures)),
  }
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function table(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((name) => row[name] ?? '–'))]
    .map(line)
    .join('\n')
}

const checkCells = ({ figure, measured, limit, holds }: Check): Cells => ({
  figure,
  measured,
  limit: limit || '–',
  holds: limit === '' ? '–' : holds ? 'yes' : 'no',
})

function pageOf({ bands, checks }: Omit<BankReport, 'page'>, measures: BandMeasures): string {
  const { outside } = measures
  const count = (farther: number) => outside.filter(({ distance }) => distance > farther).length
  const { ratings } = sightedReading
  return [
    '# Figures of the bank of passages',
    'Written by `npm run bank -- --write`. The command fails if a limit is missed, and a test fails if this page is not current. [How passages are written](writing-passages.md) explains the limits.',
    '## Limits',
    table(checks.map(checkCells)),
    '## Bands',
    table(bands),
    `The limits of kinds hold for all passages together, and in each test. “By words” and the like is what readers get right who understand nothing and only compare words; chance is 25 %.`,
    `“Measure so” counts all passages whose text measures in the band; ${whole(count(0))} of ${whole(outside.length)} measure outside the band that they were written for, ${whole(count(50))} of them farther than 50L. The band of a file only sorts passages for their authors. Tests, results and the admin’s page use the measure of the text, and later what answers say. The least numbers of passages are by the measure of the text.`,
    '## Readers',
    `On ${readingDays.join(' and ')}, language models answered the questions; children have not answered them yet. Readers without the passages got right:`,
    table(
      blindReadings.map(({ of, questions, right, current }) => ({
        'questions about': of,
        asked: String(questions),
        right: String(right),
        'rewritten since': current ? 'no' : 'in part',
      })),
    ),
    `What was guessed with confidence was rewritten, so only the last readings are about the questions as they are now: ${whole(currentReading.right)} of ${whole(currentReading.questions)} right. One reading of 100 questions is exact to about 9 in 100. Readers with the passages answered ${whole(sightedReading.right)} of ${whole(sightedReading.questions)} as the key says, and rated ${whole(ratings.excellent)} excellent, ${whole(ratings.fine)} fine, ${whole(ratings.weak)} weak and ${whole(ratings.faulty)} faulty; the faulty and the disputed questions were then mended. Passages of more than 130 words were cut after these readings. How many stories end on a punchline is not recorded.`,
    '',
  ].join('\n\n')
}
