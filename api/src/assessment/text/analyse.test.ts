import fc from 'fast-check'
import { analyse, NoWordsError } from './analyse'
import { englishLexicon, lexiconFromLines } from './analyse-lexicon'

const lexicon = englishLexicon()
const measure = (text: string) => analyse(text, lexicon).measure
const lengths = (text: string) => analyse(text, lexicon).sentences

const plainWords = fc.constantFrom('dog', 'tree', 'house', 'river', 'small', 'walk', 'green', 'sleep', 'mother', 'rice')
const sentence = fc.array(plainWords, { minLength: 2, maxLength: 30 })
const passage = fc.array(sentence, { minLength: 1, maxLength: 6 })
const written = (sentences: string[][]) => sentences.map((words) => `${words.join(' ')}.`).join(' The ')

const ladder = [
  'We ran. Sam ran too. We had fun.',
  'The dog ran to me. It had my red hat. I was so glad to see it.',
  'Tom has a small brown dog named Max. Every day they walk to the park together. Max likes to run after the ball.',
  'The farmer had worked in the rice fields since he was a young boy. Every morning before sunrise, he walked along the narrow path beside the river. His grandchildren often joined him because they loved to watch the birds.',
  'Coral reefs are built by tiny animals that live together in large colonies near the surface of warm seas. Each animal takes minerals from the water and forms a hard shell around its soft body. Over hundreds of years, these shells create enormous structures that shelter thousands of fish.',
  'Although the invention of the printing press is often credited to a single craftsman, the technology developed gradually as workers in several countries experimented with metal type. Cheaper books allowed ordinary families to own copies of texts that had once been available only to wealthy collectors and monasteries.',
]

describe('the measure', () => {
  test('rises from a beginner’s text to a history text', () => {
    const measures = ladder.map(measure)
    expect(measures).toEqual([...measures].sort((a, b) => a - b))
    expect(measures[0]).toBeLessThan(-200)
    expect(measures.at(-1)).toBeGreaterThan(1300)
  })

  test('is about BR190L for two four-word sentences of the plainest words', () => {
    expect(Math.abs(measure('I see a cat. The cat is big.') + 190)).toBeLessThan(25)
  })

  test('is lower when a sentence is cut in two', () => {
    fc.assert(
      fc.property(passage, sentence, sentence, (rest, left, right) => {
        expect(measure(written([...rest, left, right]))).toBeLessThan(
          measure(`${written([...rest, left])} the ${right.join(' ')}.`),
        )
      }),
    )
  })

  test('never rises when a word is replaced by a more frequent one', () => {
    const byFrequency = ['the', 'river', 'dog', 'lantern', 'tributary', 'zymurgy']
    fc.assert(
      fc.property(passage, fc.nat(byFrequency.length - 2), (rest, rank) => {
        const text = (word?: string) => `${written(rest)} They saw ${word} here.`
        expect(measure(text(byFrequency[rank]))).toBeLessThanOrEqual(measure(text(byFrequency[rank + 1])))
      }),
    )
  })

  test('ignores white space around the text', () => {
    fc.assert(
      fc.property(
        passage,
        fc.stringMatching(/^[ \t\r\n]{0,20}$/),
        fc.stringMatching(/^[ \t\r\n]{0,20}$/),
        (sentences, a, b) => {
          expect(measure(a + written(sentences) + b)).toBe(measure(written(sentences)))
        },
      ),
    )
  })

  test('ignores line breaks between words', () => {
    const text = ladder[3] ?? ''
    expect(measure(text.replaceAll(' along ', '\nalong\n'))).toBe(measure(text))
  })

  test('is the same for curly and straight quotes', () => {
    expect(measure('“Don’t go,” she said. “It’s late.”')).toBe(measure('"Don\'t go," she said. "It\'s late."'))
  })

  test('does not treat an unknown name as a hard word', () => {
    expect(measure('Every morning Wulandari walks to school with Suparmin.')).toBeLessThan(
      measure('Every morning wulandari walks to school with suparmin.') - 100,
    )
  })

  test('treats the first word of a sentence as a name if the text or the word list does so', () => {
    const { rareWords } = analyse("Rani ran. Sari's hat fell. She saw Sari. Quokkas ran. Lichen ran.", lexicon)
    expect(rareWords.map(({ word }) => word)).toEqual(['Lichen'])
  })

  test('counts numbers as words without a frequency', () => {
    const { words, meanLogFrequency } = analyse('In 1945 the war ended.', lexicon)
    expect(words).toBe(5)
    expect(meanLogFrequency).toBe(analyse('In the war ended.', lexicon).meanLogFrequency)
    expect(measure('1945 1946.')).toEqual(expect.any(Number))
  })
})

describe('the standard error', () => {
  test('is 81L for a slice of 125 words and grows as the text gets shorter', () => {
    const text = (words: number) => 'We walk home. '.repeat(words / 3)
    expect(analyse(`${text(123)} Yes yes.`, lexicon).standardError).toBeCloseTo(81)
    expect(analyse(text(12), lexicon).standardError).toBeCloseTo(81 * Math.sqrt(125 / 12))
  })
})

describe('sentences', () => {
  test.each([
    ['Mr. Brown met Dr. A. B. Smith at 5 p.m. in the U.S. embassy.', 1],
    ['It costs 3.50 dollars. See fig. 4 on p. 12, e.g. the red line.', 2],
    ['We ate rice, fish, etc. The food was good.', 2],
    ['It was 5 p.m. The shop was shut.', 2],
    ['It was I. She saw me.', 2],
    ['J. K. Rowling wrote it.', 1],
    ['He waited... and waited. Then… nothing.', 2],
    ['"Wait." She ran. "Come back, (please.)" They did.', 4],
    ['"Stop!" he said. "Why?" she asked.', 4],
    ['He had one wish: to sail. It rained; he stayed.', 4],
    ['A Title\n\nThe story begins here.', 2],
    ['Bring these:\n- a pen\n- a book\n* Sit down', 4],
    ['One line without an end', 1],
    ['What?! No way!!! Really?', 3],
  ])('are counted in: %s', (text, count) => {
    expect(lengths(text)).toBe(count)
  })

  test('are marked as long compared with the text or by their length alone', () => {
    const long = 'Then the old man and his two sons walked along the river to the town.'
    const text = `They got up. ${long} It was far.`
    const [marked, ...others] = analyse(text, lexicon).longSentences
    expect(others).toEqual([])
    expect(marked?.words).toBe(15)
    expect(text.slice(marked?.start, marked?.end)).toBe(long.slice(0, -1))
    expect(analyse(`${'We went on and on '.repeat(5)}.`, lexicon).longSentences).toHaveLength(1)
  })
})

describe('words', () => {
  const rare = (text: string) => analyse(text, lexicon).rareWords.map(({ word }) => word)

  test('are rare when they occur less than once in a million words', () => {
    expect(rare('The lichen grew beside the culvert by osmosis.')).toEqual(['lichen', 'culvert', 'osmosis'])
  })

  test('have the frequency of their base form when the form itself is not listed', () => {
    const common = 8.15
    const small = lexiconFromLines([`${common} hop bake cry do can will wolf`])
    const text = "hops hopped hopping bakes baked baking cries cried don't can't won't wolves hop-bake he'll"
    for (const word of text.split(' ').slice(0, -1)) expect(analyse(word, small).meanLogFrequency).toBe(common)
    expect(analyse("he'll", small).meanLogFrequency).toBeLessThan(2)
  })

  test('include contractions and compounds as one word each', () => {
    expect(analyse("They don't like well-known, o'clock-like things.", lexicon).words).toBe(6)
  })

  test('exclude tags, entities and web addresses', () => {
    const marked = '<p class="big">The dog&nbsp;ran.</p> <br/>See https://example.org/dog?x=1 now.'
    expect(analyse(marked, lexicon)).toMatchObject({ words: 5, sentences: 2 })
  })

  test('that are rare have correct offsets in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), passage, (noise, sentences) => {
        const text = `${noise} zymurgy <b>lichens</b> ${written(sentences)} Quokkas’ ${noise}`
        for (const { word, start, end } of analyse(text, lexicon).rareWords)
          expect(text.slice(start, end).replace(/[’‘]/g, "'")).toBe(word)
      }),
    )
  })
})

describe('analysing', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem())

  test('any text with a word in it gives finite figures', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { measure, standardError, meanLogFrequency, meanSentenceLength } = analyse(`Word ${text}`, lexicon)
        for (const value of [measure, standardError, meanLogFrequency, meanSentenceLength])
          expect(Number.isFinite(value)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('any text without letters and digits throws NoWordsError', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(() => analyse(text.replace(/[\p{L}\p{N}]/gu, ''), lexicon)).toThrow(NoWordsError)
      }),
    )
  })

  test.each(['', '   \n', '?!…', '😀 👍🏽', '<p></p>'])('%j throws NoWordsError', (text) => {
    expect(() => analyse(text, lexicon)).toThrow(NoWordsError)
  })

  test.each([
    'Anak-anak itu pergi ke sekolah. Mereka sangat senang!',
    'I 😀 love it 👩‍👩‍👧! Yes.',
    '<script>alert("x < y")</script><div',
    '狐狸跳过了懒狗。',
  ])('%s gives a finite measure', (text) => {
    expect(Number.isFinite(measure(text))).toBe(true)
  })

  test.each(['.', '\n', ' ', '"', '<a', '-', "a'", '1.', 'A.', '!"', 'ing', '. '])(
    '50,000 × %j gives a finite measure',
    (piece) => {
      expect(Number.isFinite(measure(`Word ${piece.repeat(50_000)}x`))).toBe(true)
    },
  )
})
