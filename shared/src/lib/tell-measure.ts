import { formatMeasure, LOWEST_MEASURE } from './measure'
import type { Told } from './told'

/** From where to where on the scale, in L. */
export interface Part {
  low: number
  high: number
}

export interface Measured {
  measure: Part & { value: number }
}

/** What is told of a report's measure. */
export interface Meant extends Measured {
  range: Part
  /** In which grade the child was then; null where it is not known. */
  grade: number | null
  percentile: number | null
}

/** Both ends as they are written. */
export const spanWords = ({ low, high }: Part) => ({ low: formatMeasure(low), high: formatMeasure(high) })

/** What BR is, where the measure has it. */
export const tellBeginning = ({ measure }: Measured): Told[] =>
  measure.value < 0
    ? [{ text: 'BR stands for beginning reader: the larger the number after it, the nearer to the beginning.' }]
    : []

/** How sure the measure is. At an end of what is reported, its band ends with it, and the true measure may lie beyond. */
export function tellBand({ measure }: Measured): Told {
  const values = spanWords(measure)
  if (measure.value <= LOWEST_MEASURE)
    return {
      text: 'This is the lowest measure that is reported. The true one very likely lies at {{high}} or below.',
      values,
    }
  if (measure.value === measure.high)
    return {
      text: 'This is the highest measure that is reported for this grade. The true one very likely lies at {{low}} or above.',
      values,
    }
  return { text: 'The true measure very likely lies between {{low}} and {{high}}.', values }
}

/** What to read by the measure. */
export const tellRange = ({ range }: Pick<Meant, 'range'>): Told => ({
  text: 'Texts to read: {{low}} to {{high}}. There about three quarters of a text is understood.',
  values: spanWords(range),
})

/** How the child stands beside the others of the grade it was in then; nothing where that is not known. */
export function tellPlace({ grade, percentile }: Meant): Told[] {
  if (percentile === null || grade === null) return []
  if (grade === 0)
    return [
      {
        text: 'About as well as or better than {{percentile}} of 100 children in kindergarten.',
        values: { percentile },
      },
    ]
  return [
    {
      text: 'About as well as or better than {{percentile}} of 100 children in grade {{grade}}.',
      values: { percentile, grade },
    },
  ]
}

const doubts = {
  'not-enough-effort': {
    text: 'Many answers came faster than the texts can be read. This measure may be too low.',
  },
  'too-short': {
    text: 'Too few texts were answered with time to read them. The true measure may be far from this one.',
  },
  'no-better-than-chance': {
    text: 'The answers were no better than guesses: perhaps the texts were not read, or they were too hard. This measure may be too low.',
  },
} as const satisfies Record<string, Told>

/** What speaks against building on a measure. */
export interface Doubted {
  trusted: boolean
  doubt: keyof typeof doubts | null
  /** The measure before, in L, where reading would have to have fallen since. */
  fallen: { from: number; since: string } | null
}

/** That a measure is not to be built on, and why; null where it is. `day` writes a date. */
export function tellCaution(
  { trusted, doubt, fallen }: Doubted,
  day: (at: string) => string,
): { title: Told; why: Told[] } | null {
  if (!trusted) return { title: { text: 'This measure cannot be trusted' }, why: doubt ? [doubts[doubt]] : [] }
  if (!fallen) return null
  const values = { from: formatMeasure(fallen.from), since: day(fallen.since) }
  return {
    title: { text: 'Much lower than before: this measure cannot be trusted yet' },
    why: [
      {
        text: 'It was {{from}} on {{since}}. Children rarely come to read worse: perhaps not every text was read with care this time. Another test will tell.',
        values,
      },
    ],
  }
}

/** What a measure leaves open that no trusted one before it can be held against; nothing where there is one. */
export const tellAlone = ({ grown }: { grown: unknown }): Told[] =>
  grown === null
    ? [
        {
          text: 'A first measure stands alone: nothing shows yet whether each text was read with care. Rely on it once a second test agrees.',
        },
      ]
    : []

/** Where the number comes from. */
export const tellMaking = ({ standard_error }: { standard_error: number }): Told => ({
  text: 'Each next text was chosen by the answers before it. The measure is the one that explains the answers best, with room for lucky guesses, and its band with room for careless answers, too; its standard error is {{error}}. A child who guessed at many texts without hurrying reads better than this, and nothing in the answers gives that away: when a measure surprises you, test once more. At the measure of a text, a reader understands about 75% of it.',
  values: { error: formatMeasure(Math.round(standard_error)) },
})
