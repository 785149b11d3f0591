import { lexiconFromLines } from './analyse-lexicon'
import { linesOfWords, type Tally, tallyWords } from './count-words'

const tallyOf = (text: string): Tally => {
  const tally: Tally = new Map()
  tallyWords(text, tally)
  return tally
}

test('words are counted by register, names keep their capital, and rare forms are left out', () => {
  const novels = tallyOf(`${'The dog saw Rani. '.repeat(10)}Quokka.`)
  const manuals = tallyOf("The well-made bus won't go. ".repeat(10))
  const lines = linesOfWords(
    [
      { share: 0.5, words: novels },
      { share: 0.5, words: manuals },
    ],
    1,
  )
  const { zipf, proper } = lexiconFromLines(lines)
  expect([...zipf.keys()].sort()).toEqual(['bus', 'dog', 'go', 'made', 'rani', 'saw', 'the', 'well', 'will'])
  expect(proper).toEqual(new Set(['rani']))
  expect(zipf.get('the')).toBeGreaterThan(zipf.get('dog') as number)
  expect(lines[0]).toMatch(/the/)
})
