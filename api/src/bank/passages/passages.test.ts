import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { englishLexicon } from '../../assessment/text/analyse-lexicon'
import { apiFolder } from '../../config/api-folder'
import { bandErrorsOf, bandMeasuresOf, countInBand, noBandErrors } from '../band-errors'
import { keyOf, readBank } from '../read-bank'
import type { Check } from './acceptance'
import { reportBank } from './bank-report'
import { figuresOf } from './passage-figures'
import { type BankPassage, type BankQuestion, readPassages } from './read-passages'
import { avoidWords, chanceOf, matchNearby, matchWords } from './word-matcher'

const missed = (checks: readonly Check[]) => checks.filter(({ holds }) => !holds).map(({ figure }) => figure)

let bands: Awaited<ReturnType<typeof readPassages>>
let passages: BankPassage[]
beforeAll(async () => {
  bands = await readPassages()
  passages = bands.flatMap((band) => band.passages)
})

/** Returns the ids of the passages with a question for which this is true. */
const passagesWhere = (of: (question: BankQuestion, band: number) => boolean) =>
  bands.flatMap((band) =>
    band.passages.filter(({ questions }) => questions.some((question) => of(question, band.band))).map(({ id }) => id),
  )

const wordsOf = (text: string) => text.split(/\s+/).length
const textsOf = ({ statement, options }: BankQuestion) => [statement, ...options]

const writtenFor = () =>
  bands.flatMap(({ band, passages: ofBand }) => ofBand.map(({ id, passage }) => ({ id, passage, band })))

test('passages measure what their bands say', () => {
  expect(bandErrorsOf(writtenFor(), englishLexicon())).toEqual(noBandErrors)
})

test('each passage has an id and a text of its own', async () => {
  const others = (await readBank()).flatMap(({ items }) => items)
  const all = [...passages, ...others]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ passage }) => passage)).size).toBe(all.length)
})

test('there are 750 passages, and at least 28 measure in each band, 50 where most readers are', () => {
  expect(passages.length).toBeGreaterThanOrEqual(750)
  const measures = bandMeasuresOf(writtenFor(), englishLexicon())
  const thin = bands.filter(({ band }) => countInBand(band, measures) < (band >= 400 && band < 1000 ? 50 : 28))
  expect(thin.map(({ band }) => band)).toEqual([])
})

test('a band has the passages that measure in it, whatever band they were written for', () => {
  const outside = [-0.1, 0, 99.9, 100].map((measure) => ({ id: '0500-201', measure, distance: 0 }))
  const measures = { outside, means: [], farShare: 0 }
  expect([-100, 0, 100, 500].map((band) => countInBand(band, measures))).toEqual([1, 2, 1, 0])
})

test('about half of the passages of each band are literary', () => {
  for (const { band, passages: ofBand } of bands) {
    const { literary } = figuresOf(ofBand)
    expect({ band, balanced: literary > 0.4 && literary < 0.6 }).toEqual({ band, balanced: true })
  }
})

test('passages have at most 130 words, and only stories, poems, dialogues and letters are literary', () => {
  const long = passages.filter(({ passage }) => wordsOf(passage) > 130)
  const mislabelled = passages.filter(
    ({ genre, form }) => genre === 'literary' && !['story', 'poem', 'dialogue', 'letter'].includes(form),
  )
  expect([...long, ...mislabelled].map(({ id }) => id)).toEqual([])
})

test('few questions look up words, and many ask for the point of the passage', () => {
  const { verbatim, paraphrase, inference, interpretation, evaluation, vocabulary } = figuresOf(passages).kinds
  expect(verbatim).toBeLessThanOrEqual(0.1)
  expect(paraphrase).toBeLessThanOrEqual(0.3)
  expect(inference).toBeGreaterThanOrEqual(0.3)
  expect(interpretation).toBeGreaterThanOrEqual(0.2)
  expect(evaluation + vocabulary).toBeGreaterThanOrEqual(0.1)
})

test('comparing words is no way to answer, overall and in every band', () => {
  for (const share of Object.values(figuresOf(passages).matched)) expect(share).toBeLessThanOrEqual(0.33)
  for (const { band, passages: ofBand } of bands) {
    const { words, nearby } = figuresOf(ofBand).matched
    expect({ band, tooMany: Math.max(words, nearby) > 0.4 }).toEqual({ band, tooMany: false })
  }
})

test('a matcher chooses the option whose words are in the passage, near those of the statement, or not in it', () => {
  const passage = 'The cat sat on the mat. Later, much later than all the others had gone, a dog ran to the river.'
  const question = { kind: 'verbatim', statement: 'Where did the dog run?', options: ['mat', 'river', 'hill', 'sea'] }
  const dogQuestion = { ...question, answer: 'B' } as BankQuestion
  expect(chanceOf(matchWords, passage, dogQuestion)).toBe(0.5)
  expect(chanceOf(matchNearby, passage, dogQuestion)).toBe(1)
  expect(chanceOf(matchWords, passage, { ...dogQuestion, answer: 'C' })).toBe(0)
  expect(chanceOf(avoidWords, passage, { ...dogQuestion, answer: 'C' })).toBe(0.5)
})

test('the docs have today’s figures, and every limit is kept', async () => {
  const { page, checks } = reportBank(bands)
  expect(await readFile(join(apiFolder, '../docs/bank-figures.md'), 'utf8')).toBe(page)
  expect(missed(checks)).toEqual([])
})

test('a limit that is missed is named: too few passages, too many details, and keys that are the longest option', () => {
  const toDetail = (question: BankQuestion): BankQuestion => ({
    ...question,
    kind: 'verbatim',
    options: ['a', 'b', 'c', 'longest'],
    answer: 'D',
  })
  const few = bands.map(({ band, passages: ofBand }) => ({
    band,
    passages: ofBand.slice(0, 27).map((one) => ({ ...one, questions: one.questions.map(toDetail) })),
  }))
  expect(missed(reportBank(few).checks)).toEqual(
    expect.arrayContaining([
      'passages by measure, smallest band',
      'passages by measure, smallest from 400L to 1000L',
      'questions: verbatim',
      'questions: inference',
      'the key is the longest option',
      'the key is D',
    ]),
  )
})

test('each question has four different options', () => {
  expect(passagesWhere(({ options }) => new Set(options.map((option) => option.toLowerCase())).size < 4)).toEqual([])
})

test('statements and options are short, shortest for beginners', () => {
  const most = (band: number) => (band < 300 ? [10, 5] : band < 700 ? [16, 8] : [22, 11]) as [number, number]
  const long = passagesWhere(({ statement, options }, band) => {
    const [ofStatement, ofOption] = most(band)
    return wordsOf(statement) > ofStatement || options.some((option) => wordsOf(option) > ofOption)
  })
  expect(long).toEqual([])
})

test('below 300L no question is negative', () => {
  const negative = /\b(not|never|except)\b|n['’]t\b/i
  expect(passagesWhere(({ statement }, band) => band < 300 && negative.test(statement))).toEqual([])
})

test('no option is “me” or refers to all or none of the others', () => {
  const vague = /^(me|I|all of (these|them)|none of (these|them)|both)$/i
  expect(passagesWhere(({ options }) => options.some((option) => vague.test(option)))).toEqual([])
})

test('questions are spelled the American way', () => {
  const british = /\b\w*(colour|favour|neighbour|behaviour|centre|theatre|metre|grey|travell|programme)\w*/i
  expect(passagesWhere((question) => textsOf(question).some((text) => british.test(text)))).toEqual([])
})

test('the key is each of A to D in 20 to 30 of 100 questions, and the longest option no more often than by chance', () => {
  const keys = passages.flatMap(({ questions }) => questions.map(keyOf))
  for (const key of [0, 1, 2, 3]) {
    const share = keys.filter((other) => other === key).length / keys.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.3)
  }
  expect(figuresOf(passages).longestKey).toBeLessThanOrEqual(0.25)
})
