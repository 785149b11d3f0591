import { analyse } from '../assessment/text/analyse'
import { englishLexicon } from '../assessment/text/analyse-lexicon'
import { bandErrorsOf, noBandErrors } from './band-errors'
import { type BankItem, bandOf, readBank } from './read-bank'

type Band = Awaited<ReturnType<typeof readBank>>[number]

const lexicon = englishLexicon()

let bands: Band[]
let items: BankItem[]
beforeAll(async () => {
  bands = await readBank()
  items = bands.flatMap((band) => band.items)
})

const itemsWhere = (of: (item: BankItem, band: Band) => boolean) =>
  bands.flatMap((band) => band.items.filter((item) => of(item, band)).map(({ id }) => id))

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z’']+/g) ?? []

/** Words that do not belong in a child's test. Only whole words are matched. */
const forbidden = new Set([
  ...[
    'kill',
    'killed',
    'murder',
    'blood',
    'gun',
    'bomb',
    'weapon',
    'war',
    'soldier',
    'army',
    'dead',
    'death',
    'died',
    'corpse',
  ],
  ...[
    'beer',
    'wine',
    'whisky',
    'vodka',
    'drunk',
    'alcohol',
    'cigarette',
    'tobacco',
    'drug',
    'drugs',
    'gamble',
    'casino',
  ],
  ...['god', 'church', 'mosque', 'temple', 'prayer', 'pork', 'kiss', 'boyfriend', 'girlfriend', 'sexy', 'naked'],
  ...['stupid', 'idiot', 'ugly', 'slave', 'election', 'politician', 'president', 'terror', 'suicide', 'hell', 'damn'],
])

test('the bank has at least 500 items, and at least 24 in every band of 100L from BR300L to 1600L', () => {
  expect(items.length).toBeGreaterThanOrEqual(500)
  expect(bands.map(({ band }) => bandOf(band))).toEqual(Array.from({ length: 19 }, (_, i) => -300 + 100 * i))
  for (const band of bands) expect(band.items.length).toBeGreaterThanOrEqual(24)
})

test('the passages of items measure what their bands say', () => {
  const passagesOf = bands.flatMap(({ band, items: ofBand }) =>
    ofBand.map(({ id, passage }) => ({ id, passage, band: bandOf(band) })),
  )
  expect(bandErrorsOf(passagesOf, lexicon)).toEqual(noBandErrors)
})

test('every band has about as many literary as informational items', () => {
  for (const { band, items: ofBand } of bands) {
    const literary = ofBand.filter(({ genre }) => genre === 'literary').length
    expect({ band, uneven: Math.abs(2 * literary - ofBand.length) > 2 }).toEqual({ band, uneven: false })
  }
})

test('each item has a unique id that begins with its band', () => {
  expect(itemsWhere(({ id }, { band }) => !id.startsWith(`${band}-`))).toEqual([])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

test('no passage occurs twice, not even with different names', () => {
  const nameless = ({ passage }: BankItem) => wordsOf(passage.replace(/(?<!^|[.!?] )\b[A-Z]\w+/g, '')).join(' ')
  expect(new Set(items.map(nameless)).size).toBe(items.length)
})

test('passages have 25 to 130 words, or at least 8 below 100L', () => {
  const badLength = itemsWhere(({ passage }, { band }) => {
    const words = analyse(passage, lexicon).words
    return words > 130 || words < (bandOf(band) < 100 ? 8 : 25)
  })
  expect(badLength).toEqual([])
})

test('each item has four different options of at most eight words', () => {
  const bad = itemsWhere(({ options }) => {
    const plain = options.map((option) => option.trim().toLowerCase())
    return new Set(plain).size !== 4 || plain.some((option) => option.split(/\s+/).length > 8)
  })
  expect(bad).toEqual([])
})

test('each of A to D is the key of 20% to 30% of the items', () => {
  for (const letter of ['A', 'B', 'C', 'D']) {
    const share = items.filter(({ answer }) => answer === letter).length / items.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.3)
  }
})

test('the key is the longest option no more often than by chance', () => {
  const longest = items.filter(({ options, answer }) => {
    const key = options['ABCD'.indexOf(answer)] ?? ''
    return options.every((option) => option === key || option.length < key.length)
  })
  expect(longest.length / items.length).toBeLessThanOrEqual(0.25)
})

test('no statement contains the text of its key', () => {
  const guessable = itemsWhere(({ statement, options, answer }) => {
    const key = wordsOf(options['ABCD'.indexOf(answer)] ?? '').join(' ')
    return ` ${wordsOf(statement).join(' ')} `.includes(` ${key} `)
  })
  expect(guessable).toEqual([])
})

test('the key is no more often than by chance the only option with all its words in the passage', () => {
  const found = items.filter(({ passage, options, answer }) => {
    const passageWords = new Set(wordsOf(passage))
    const covered = options.filter((option) => wordsOf(option).every((word) => passageWords.has(word)))
    return covered.length === 1 && covered[0] === options['ABCD'.indexOf(answer)]
  })
  expect(found.length / items.length).toBeLessThanOrEqual(0.25)
})

test('no item contains a forbidden word', () => {
  const bad = items.flatMap(({ id, passage, statement, options }) =>
    wordsOf([passage, statement, ...options].join(' '))
      .filter((word) => forbidden.has(word))
      .map((word) => `${id}: ${word}`),
  )
  expect(bad).toEqual([])
})
