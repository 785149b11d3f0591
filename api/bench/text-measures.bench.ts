import { crossValidate, fitCoefficients } from '../src/assessment/text/fit/fit'
import { type Book, readStated, statedMeasure } from '../src/assessment/text/fit/stated'

const { books, earlyReaders } = readStated()
const predicted = crossValidate(books, earlyReaders.books, earlyReaders.frequency)
const errors = new Map(books.map((book, index) => [book, (predicted[index] as number) - statedMeasure(book)]))

/** The lowest stated measure of each range, in L. */
const ranges = [600, 900, 1000, 1100, 1250]

/** The most, in L, by which half of the books may miss their stated measures. */
const limit = 40

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const medianOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number
const shareOf = (values: readonly boolean[]) => `${Math.round(100 * mean(values.map(Number)))} %`
const inL = (value: number) => `${Math.round(value)}L`.replace('-', '−')

function correlationOf(chosen: readonly Book[]): number {
  const stated = chosen.map(statedMeasure)
  const ours = chosen.map((book) => statedMeasure(book) + (errors.get(book) as number))
  const centred = (values: readonly number[]) => values.map((value) => value - mean(values))
  const [a, b] = [centred(stated), centred(ours)]
  const product = (one: readonly number[], other: readonly number[]) =>
    mean(one.map((value, index) => value * (other[index] as number)))
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

function rowOf(name: string, chosen: readonly Book[]) {
  const missed = chosen.map((book) => errors.get(book) as number)
  const sizes = missed.map(Math.abs)
  return {
    'stated measure': name,
    books: chosen.length,
    'median error': inL(medianOf(sizes)),
    'within 50L': shareOf(sizes.map((size) => size <= 50)),
    'within 100L': shareOf(sizes.map((size) => size <= 100)),
    'mean error': inL(mean(missed)),
    RMSE: inL(Math.sqrt(mean(missed.map((error) => error ** 2)))),
    r: correlationOf(chosen).toFixed(2),
  }
}

const median = medianOf([...errors.values()].map(Math.abs))
if (median > limit) throw new Error(`Half of the books miss their stated measures by more than ${median}L.`)

const { intercept, perLength, perFrequency } = fitCoefficients(books, earlyReaders.books, earlyReaders.frequency)
const farthest = [...errors].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, 5)

console.log(
  JSON.stringify({
    title: 'Text measures against stated measures',
    rows: [
      ...ranges.map((low, index) => {
        const high = ranges[index + 1] ?? Number.POSITIVE_INFINITY
        const chosen = books.filter((book) => statedMeasure(book) >= low && statedMeasure(book) < high)
        return rowOf(high === Number.POSITIVE_INFINITY ? `from ${low}L` : `${low}L to ${high}L`, chosen)
      }),
      rowOf('all', books),
    ],
    notes: [
      `Public-domain books whose Lexile measures are stated publicly, by coefficients that were fitted without them (ten folds). Must hold: a median error of at most ${limit}L.`,
      `Fitted to all: L = ${Math.round(intercept)} + ${Math.round(perLength)} · ln(words per sentence) − ${Math.round(-perFrequency)} · mean Zipf value of the words.`,
      `Farthest, perhaps because the source means another edition: ${farthest.map(([book, error]) => `${book.title} (stated ${Math.round(statedMeasure(book))}L, ours ${Math.round(statedMeasure(book) + error)}L)`).join(', ')}.`,
    ],
  }),
)
