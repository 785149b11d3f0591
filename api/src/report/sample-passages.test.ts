import { roundText } from '@lekta/shared/lib/measure/measure'
import { analyse } from '../assessment/text/analyse'
import { englishLexicon } from '../assessment/text/analyse-lexicon'
import { readBank } from '../bank/read-bank'
import { passages, samplesFor } from './sample-passages'

const measures = Array.from({ length: 41 }, (_, i) => -400 + 55 * i)

test('every sample passage has the measure that the text analyser gives it', () => {
  const lexicon = englishLexicon()
  const wrong = passages.filter(({ text, passage }) => text !== roundText(analyse(passage, lexicon).measure))
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test('no sample passage is in the bank, so that none appears in a test', async () => {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(' ')
  const bankTexts = new Set((await readBank()).flatMap(({ items }) => items.map(({ passage }) => words(passage))))
  expect(passages.filter(({ passage }) => bankTexts.has(words(passage)))).toEqual([])
})

test.each(measures)('a reader at %iL gets a suitable passage, and all passages are sorted by difficulty', (measure) => {
  const samples = samplesFor(measure)
  const [right] = samples.filter(({ shelf }) => shelf === 'right')
  expect(Math.abs((right?.text ?? Number.NaN) - measure)).toBeLessThanOrEqual(160)
  expect(samples.map(({ text }) => text)).toEqual(samples.map(({ text }) => text).sort((a, b) => a - b))
  expect(new Set(samples.map(({ title }) => title)).size).toBe(samples.length)
})

test('a reader at 520L gets an easy, a suitable and a hard passage around that measure', () => {
  expect(samplesFor(520).map(({ shelf, text }) => [shelf, text])).toEqual([
    ['easy', 320],
    ['right', 460],
    ['climb', 630],
  ])
})

test('the passages at 520L are of both genres', () => {
  expect(new Set(samplesFor(520).map(({ genre }) => genre)).size).toBe(2)
})

test('at the ends of the scale there is one passage fewer', () => {
  expect(samplesFor(-500).map(({ shelf }) => shelf)).toEqual(['right', 'climb'])
  expect(samplesFor(1825).map(({ shelf }) => shelf)).toEqual(['easy', 'right'])
})
