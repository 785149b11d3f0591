import type { Coefficients } from '../analyse-slices'
import { measureOfBook, sliceMeanOf } from './book'
import { robustFit } from './least-squares'
import { type Book, type EarlyReader, statedMeasure } from './stated'

/** An error of a stated measure beyond this, in L, counts less: the source means another edition or has a misprint. */
const LIMIT = 60

/** How many times the measures of books are computed from those of their slices while the coefficients settle. */
const ROUNDS = 15

const START: Coefficients = { intercept: 2000, perLength: 700, perFrequency: -500 }

/**
 * Fits the coefficients of a slice to measures of whole books and of early readers. Early readers are protected by
 * copyright; what is known of them is their mean sentence length, and all have the `frequency` of such texts.
 */
export function fitCoefficients(books: readonly Book[], readers: readonly EarlyReader[], frequency: number) {
  const early = readers.map(({ wordsPerSentence, stated }) => ({
    from: [1, Math.log(wordsPerSentence), frequency],
    value: stated,
  }))
  let coefficients = START
  for (let round = 0; round < ROUNDS; round++) {
    const whole = books.map((book) => ({
      from: [1, book.features.logLength.mean, book.features.frequency.mean],
      value: statedMeasure(book) - sliceMeanOf(book.features, coefficients).above,
    }))
    const [intercept = 0, perLength = 0, perFrequency = 0] = robustFit([...whole, ...early], LIMIT)
    coefficients = { intercept, perLength, perFrequency }
  }
  return coefficients
}

const FOLDS = 10

/** Returns the measure of each book by coefficients that were fitted without it: ten-fold cross-validation. */
export function crossValidate(books: readonly Book[], readers: readonly EarlyReader[], frequency: number): number[] {
  const order = [...books].sort((a, b) => statedMeasure(a) - statedMeasure(b))
  const foldOf = new Map(order.map((book, index) => [book, index % FOLDS]))
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    fitCoefficients(
      books.filter((book) => foldOf.get(book) !== fold),
      readers,
      frequency,
    ),
  )
  return books.map((book) => measureOfBook(book.features, folds[foldOf.get(book) as number] as Coefficients))
}
