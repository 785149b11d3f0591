import { longestText } from '@lekta/shared/contract/assessment/text'
import { analyse } from '../src/assessment/text/analyse'
import { englishLexicon } from '../src/assessment/text/analyse-lexicon'

/** The time limit for the analysis of one text, in milliseconds. A thread does nothing else meanwhile. */
const limit = 500

const lexicon = englishLexicon()

/** Fragments whose repetition could make a regular expression start over at every character. */
const pieces = ['The dog ran home. ', '.', '\n', ' ', '"', '<a', '-', "a'", '1.', 'A.', '!"', 'ing', '. ']

const textOf = (piece: string, length: number) =>
  `Word ${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length)

function time(text: string): number {
  const start = performance.now()
  analyse(text, lexicon)
  return performance.now() - start
}

// The first run is only a warm-up.
time(textOf('The dog ran home. ', longestText))

const rows = pieces.map((piece) => {
  const [half, whole] = [longestText / 2, longestText].map((length) => time(textOf(piece, length))) as [number, number]
  if (whole > limit) throw new Error(`${JSON.stringify(piece)} took ${whole.toFixed(0)} ms of ${limit} ms.`)
  return { repeated: JSON.stringify(piece), 'half as long, ms': half.toFixed(0), ms: whole.toFixed(0) }
})

console.log(
  JSON.stringify({
    title: 'Text analysis',
    rows,
    notes: [
      `The longest text that is accepted, ${longestText} characters, of one piece. Must hold: at most ${limit} ms.`,
    ],
  }),
)
