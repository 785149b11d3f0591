import { chanceInHundred, formatMeasure, LOWEST_MEASURE, roundReader, SURE_GROWTH } from './measure'
import type { tellingWords } from './report-words.id'

/** A sentence of a report for adults, in English, with what fills its places; the page and the paper both say it. */
export interface Told {
  text: keyof typeof tellingWords
  values?: Readonly<Record<string, string | number>>
}

interface Part {
  low: number
  high: number
}

interface Measured {
  measure: Part & { value: number }
}

/** What is told of a report's measure. */
export interface Meant extends Measured {
  range: Part
  /** In which grade the child was then; null where it is not known. */
  grade: number | null
  percentile: number | null
}

/** What is told of a report's growth. */
export interface Grown {
  trusted: boolean
  /** All tests up to this one. */
  growth: readonly unknown[]
  grown: { difference: number; probability: number; since: string } | null
}

export interface Stranded {
  strands: readonly (Measured & { genre: 'literary' | 'informational' })[]
}

const words = ({ low, high }: Part) => ({ low: formatMeasure(low), high: formatMeasure(high) })

/** What BR is, where the measure has it. */
export const tellBeginning = ({ measure }: Measured): Told[] =>
  measure.value < 0
    ? [{ text: 'BR stands for beginning reader: the larger the number after it, the nearer to the beginning.' }]
    : []

/** How sure the measure is. At an end of what is reported, its band ends with it, and the true measure may lie beyond. */
export function tellBand({ measure }: Measured): Told {
  const values = words(measure)
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
  values: words(range),
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

/** A difference between two measures as it is written: `+80L`, `−15L`, `±0L`. */
export function signedMeasure(difference: number): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
  return `${sign}${formatMeasure(Math.abs(roundReader(difference)))}`
}

/** Whether nothing came before this result, which alone can be counted on. */
export const isFirstTest = ({ growth, trusted }: Grown) => growth.length === 1 && trusted

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

/** Why a measure cannot be trusted; nothing where it can. */
export const tellDoubt = ({ doubt }: { doubt: keyof typeof doubts | null }): Told[] => (doubt ? [doubts[doubt]] : [])

/** Why there is no growth to tell. */
export const tellNoGrowth = (report: Grown): Told => ({
  text: isFirstTest(report)
    ? 'This is the first test. Growth shows from the second one on.'
    : 'This test cannot be compared: its measure cannot be trusted.',
})

/** From when the growth counts, and how likely it is to be real; between both stands the difference. */
export const tellGrowth = ({ since, probability }: NonNullable<Grown['grown']>, day: (at: string) => string) => ({
  since: { text: 'Since {{since}}:', values: { since: day(since) } } satisfies Told,
  chance: {
    text: '({{chance}} % likely to be real growth)',
    values: { chance: chanceInHundred(probability) },
  } satisfies Told,
})

/** The genre whose measure lies below the other one's band, if there is one. */
export function weakerGenre({ strands }: Stranded) {
  const sorted = [...strands].sort((a, b) => a.measure.value - b.measure.value)
  const [weak, strong] = [sorted[0], sorted.at(-1)]
  return weak && strong && weak.measure.value < strong.measure.low ? weak.genre : null
}

function growthStep(report: Grown, day: (at: string) => string): Told {
  const { grown } = report
  if (!grown)
    return {
      text: isFirstTest(report)
        ? 'Test again after some months: growth shows from the second test on.'
        : 'Test again after some months: growth shows once two calm tests can be compared.',
    }
  const values = { since: day(grown.since) }
  if (grown.difference > 0 && grown.probability >= SURE_GROWTH)
    return { text: 'Go on as now: the growth since {{since}} is very likely real.', values }
  if (grown.difference > 0)
    return { text: 'There are signs of growth since {{since}}. The next test will tell whether it is real.', values }
  return {
    text: 'No growth shows since {{since}}. A little reading each day, and talking about it, helps most.',
    values,
  }
}

const genreSteps = {
  informational: {
    text: 'Stories come easier than texts about facts: read about animals, places or how things work, too.',
  },
  literary: {
    text: 'Texts about facts come easier than stories: read stories, too, and ask why people in them act as they do.',
  },
} as const satisfies Record<'literary' | 'informational', Told>

/** What an adult can do next, as the report's data says. `day` writes a date. */
export function tellSteps(report: Meant & Grown & Stranded, day: (at: string) => string): Told[] {
  const { measure, range, trusted } = report
  if (!trusted)
    return [{ text: 'Take the test again on a calm day. Until then, this result is not enough to choose books by.' }]
  const weaker = weakerGenre(report)
  return [
    {
      text: 'Choose texts between {{low}} and {{high}}: hard enough to learn from, easy enough to enjoy.',
      values: words(range),
    },
    ...(measure.value < 0
      ? [{ text: 'Read together every day, a few lines at a time, and follow the words with a finger.' } as const]
      : []),
    ...(weaker ? [genreSteps[weaker]] : []),
    growthStep(report, day),
  ]
}

/** How a test was taken and how it went. */
export interface Taken {
  title: string
  finished_at: string
  place: 'school' | 'home'
  ended: 'length' | 'precision' | 'window' | 'exhausted'
  items: number
  right: number
  skipped: number
  minutes: number
  rapid_share: number
}

export interface Fact {
  name: Told['text']
  value: string | Told
}

const places = { school: { text: 'At school' }, home: { text: 'At home' } } as const satisfies Record<
  Taken['place'],
  Told
>

const endings = {
  length: { text: 'All texts were read' },
  precision: { text: 'The measure was sure enough' },
  window: { text: 'The time for the test was over' },
  exhausted: { text: 'No other text was left' },
} as const satisfies Record<Taken['ended'], Told>

/** Under which conditions a test was taken, line by line. */
export function tellFacts(report: Taken, language: string, day: (at: string) => string): Fact[] {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return [
    { name: 'Test', value: report.title },
    { name: 'Taken on', value: day(report.finished_at) },
    { name: 'Where it was given', value: places[report.place] },
    { name: 'Why it ended', value: endings[report.ended] },
    { name: 'Texts answered', value: number.format(report.items) },
    { name: 'Answered right', value: number.format(report.right) },
    { name: 'Texts skipped', value: number.format(report.skipped) },
    { name: 'Minutes of reading', value: number.format(report.minutes) },
    { name: 'Answers faster than reading', value: percent.format(report.rapid_share) },
  ]
}

const ways = {
  'size:large': { text: 'Large letters' },
  'size:largest': { text: 'Very large letters' },
  'face:plain': { text: 'Plain letters' },
  'face:dyslexia': { text: 'Letters for readers with dyslexia' },
  'contrast:high': { text: 'High contrast' },
  'contrast:soft': { text: 'Soft colours' },
  'spacing:wide': { text: 'Wide spacing' },
  'spacing:widest': { text: 'Very wide spacing' },
  'ruler:on': { text: 'Reading ruler' },
} as const satisfies Record<string, Told>

/** How texts were shown, and how many there were. */
export interface Shown {
  /** In which ways other than usual, and how many texts in each; null for a test from before this was recorded. */
  aids: readonly { aid: keyof typeof ways; texts: number }[] | null
  items: number
  skipped: number
}

/** In which ways the texts were shown, and at how many of them where it was not all; nothing is claimed where it was not recorded. */
export function tellShown({ aids, items, skipped }: Shown): { way: Told; part: Told | null }[] | null {
  if (!aids) return null
  if (aids.length === 0) return [{ way: { text: 'As usual' }, part: null }]
  const all = items + skipped
  return aids.map(({ aid, texts }) => ({
    way: ways[aid],
    part: texts < all ? { text: '{{texts}} of {{all}} texts', values: { texts, all } } : null,
  }))
}

/** Where the number comes from. */
export const tellMaking = ({ standard_error }: { standard_error: number }): Told => ({
  text: 'Each next text was chosen by the answers before it. The measure is the one that explains the answers best, with room for lucky guesses, and its band with room for careless answers, too; its standard error is {{error}}. A child who guessed at many texts without hurrying reads better than this, and nothing in the answers gives that away: when a measure surprises you, test once more. At the measure of a text, a reader understands about 75 % of it.',
  values: { error: formatMeasure(Math.round(standard_error)) },
})
