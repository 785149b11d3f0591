import { STANDARD_PASSAGE_PROFILE } from '../../assessment/passages/profile'
import { type BandMeasures, countInBand, FAR_SHARE, FARTHEST, MEAN_ERROR, meanErrorOf } from '../band-errors'
import { keyOf, letters } from '../read-bank'
import { figuresOf, type PassageFigures, shareOf } from './passage-figures'
import type { BankPassage } from './read-passages'
import { currentReading, sightedReading } from './readings'

/** The passages of a band, whose lowest measure is `band`. */
export interface PassageBand {
  band: number
  passages: readonly BankPassage[]
}

/** The limits of the bank of passages. Shares are 0…1. */
export const bankLimits = {
  kinds: STANDARD_PASSAGE_PROFILE.kinds,
  /** The most that readers may get right who only compare words: in all passages, and in each band. */
  matched: 0.33,
  matchedInBand: 0.4,
  longestKey: 0.25,
  key: { least: 0.2, most: 0.3 },
  literary: { least: 0.4, most: 0.6 },
  /** The least number of passages that measure in each band. */
  passages: 28,
  /** The same for the bands of most readers, from `low` and below `high`. */
  crowded: { low: 400, high: 1000, passages: 50 },
  words: 130,
  blind: 0.28,
  ratings: { excellent: 0.5, weak: 0.08 },
} as const

/** A figure of the bank with its limit. */
export interface Check {
  figure: string
  measured: string
  limit: string
  holds: boolean
}

export const percent = (share: number) => `${Math.round(100 * share)} %`

export const nameOfBand = (band: number) => (band < 0 ? `BR${-band}L` : `${band}L`)

interface Bounds {
  least?: number
  most?: number
}

/** Compares a value with its limits. `write` formats the value and the limits. */
function check(figure: string, value: number, bounds: Bounds, write: (value: number) => string, note = ''): Check {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = bounds
  const limits = [
    Number.isFinite(least) ? `≥ ${write(least)}` : '',
    Number.isFinite(most) ? `≤ ${write(most)}` : '',
  ].filter(Boolean)
  return { figure, measured: write(value) + note, limit: limits.join(', '), holds: value >= least && value <= most }
}

/** The figures of a band’s passages, and how many passages of the bank measure in it. */
type BandFigures = PassageFigures & { measuring: number }
type FiguredBand = { band: number; figures: BandFigures }

/** Compares the band with the highest or lowest value. */
function checkBands(
  figure: string,
  bands: readonly FiguredBand[],
  of: (figures: BandFigures) => number,
  bounds: Bounds,
  write: (value: number) => string = percent,
): Check {
  const sign = bounds.most === undefined ? -1 : 1
  const extreme = bands.reduce((a, b) => (sign * of(b.figures) > sign * of(a.figures) ? b : a))
  return check(figure, of(extreme.figures), bounds, write, ` (${nameOfBand(extreme.band)})`)
}

const matcherNames: Record<keyof PassageFigures['matched'], string> = {
  words: 'by looking for words of the options',
  nearby: 'by looking near words of the statement',
  avoiding: 'by avoiding words of the passage',
}

export const matcherLabels = Object.entries(matcherNames) as [keyof PassageFigures['matched'], string][]

function contentChecks(all: PassageFigures, bands: readonly FiguredBand[]): Check[] {
  const ofKinds = bankLimits.kinds.map(({ kinds, least, most }) => {
    const bounds = { ...(least > 0 ? { least } : {}), ...(most < 1 ? { most } : {}) }
    const share = kinds.reduce((sum, kind) => sum + all.kinds[kind], 0)
    return check(`questions: ${kinds.join(' and ')}`, share, bounds, percent)
  })
  const most = bankLimits.matched
  const ofMatchers = matcherLabels.flatMap(([name, label]) => [
    check(`right ${label}`, all.matched[name], { most }, percent),
    checkBands(`right ${label}, highest band`, bands, ({ matched }) => matched[name], {
      most: bankLimits.matchedInBand,
    }),
  ])
  const { longestKey: longest } = bankLimits
  return [...ofKinds, ...ofMatchers, check('the key is the longest option', all.longestKey, { most: longest }, percent)]
}

function keyChecks(passages: readonly BankPassage[]): Check[] {
  const keys = passages.flatMap(({ questions }) => questions.map(keyOf))
  return letters.map((letter, index) =>
    check(
      `the key is ${letter}`,
      shareOf(keys, (key) => key === index),
      bankLimits.key,
      percent,
    ),
  )
}

const numberFormat = new Intl.NumberFormat('en')

/** Formats a number as docs write it. */
export const whole = (value: number) => numberFormat.format(Math.round(value))

function sizeChecks(bands: readonly FiguredBand[], passages: readonly BankPassage[]): Check[] {
  const { low, high, passages: crowded } = bankLimits.crowded
  const inside = bands.filter(({ band }) => band >= low && band < high)
  const literary = (figures: BandFigures) => figures.literary
  const measuring = (figures: BandFigures) => figures.measuring
  const longest = Math.max(...passages.map(({ passage }) => passage.split(/\s+/).length))
  return [
    checkBands('passages by measure, smallest band', bands, measuring, { least: bankLimits.passages }, whole),
    checkBands(`passages by measure, smallest from ${low}L to ${high}L`, inside, measuring, { least: crowded }, whole),
    checkBands('literary passages, lowest band', bands, literary, { least: bankLimits.literary.least }),
    checkBands('literary passages, highest band', bands, literary, { most: bankLimits.literary.most }),
    check('words of the longest passage', longest, { most: bankLimits.words }, whole),
  ]
}

function measureChecks({ outside, means, farShare }: BandMeasures): Check[] {
  const inL = (value: number) => `${whole(value)}L`
  const worst = means.reduce((a, b) => (meanErrorOf(b) > meanErrorOf(a) ? b : a))
  const disordered = means.filter((one, i) => i > 0 && one.mean <= (means[i - 1] as typeof one).mean).length
  const farthest = Math.max(...outside.map(({ distance }) => distance))
  return [
    check('passages farther than 50L outside their band', farShare, { most: FAR_SHARE }, percent),
    check('the farthest passage outside its band', farthest, { most: FARTHEST }, inL),
    check(
      'mean measure and middle of a band, farthest',
      meanErrorOf(worst),
      { most: MEAN_ERROR },
      inL,
      ` (${nameOfBand(worst.band)})`,
    ),
    check('bands that do not measure more than the one below', disordered, { most: 0 }, whole),
  ]
}

/**
 * Compares the blind readings of the bank as it is with the limit. They exceed it only if chance does not explain the
 * difference: by more than 1.96 standard errors.
 */
function blindCheck(): Check {
  const { questions, right } = currentReading
  const chance = 1.96 * Math.sqrt((bankLimits.blind * (1 - bankLimits.blind)) / questions)
  const figure = `right without the passage, ${questions} answers (aim ${percent(bankLimits.blind)}, give or take chance)`
  return check(figure, right / questions, { most: bankLimits.blind + chance }, percent)
}

function readingChecks(): Check[] {
  const { questions, right, ratings, mended } = sightedReading
  const outOf = (share: number) => `${Math.round(1000 * share) / 10} %`
  return [
    blindCheck(),
    check('right with the passage', right / questions, {}, outOf),
    check('rated excellent', ratings.excellent / questions, { least: bankLimits.ratings.excellent }, percent),
    check('rated weak', ratings.weak / questions, { most: bankLimits.ratings.weak }, percent),
    check('rated faulty, and not mended afterwards', ratings.faulty - mended, { most: 0 }, whole),
  ]
}

/** Compares the bank of passages with all of its limits. */
export function checksOf(bands: readonly PassageBand[], measures: BandMeasures): Check[] {
  const passages = bands.flatMap((band) => band.passages)
  const figured = bands.map(({ band, passages: ofBand }) => ({
    band,
    figures: { ...figuresOf(ofBand), measuring: countInBand(band, measures) },
  }))
  return [
    ...sizeChecks(figured, passages),
    ...contentChecks(figuresOf(passages), figured),
    ...keyChecks(passages),
    ...measureChecks(measures),
    ...readingChecks(),
  ]
}
