import { fewestWords, type TextAnalysis } from '@lekta/shared/contract/assessment/text'
import { type Analysis, analyse, NoWordsError } from '../assessment/text/analyse'
import { englishLexicon } from '../assessment/text/analyse-lexicon'
import { badInput } from '../errors/api-error'
import { type Sentence, say } from '../i18n/sentence'
import { isEnglish } from './english'
import { presentAnalysis } from './present'

// Loaded once: reading the word list takes about 0.2 s, and it never changes.
let lexicon: ReturnType<typeof englishLexicon> | undefined

function measured(text: string): Analysis {
  lexicon ??= englishLexicon()
  try {
    return analyse(text, lexicon)
  } catch (error) {
    if (error instanceof NoWordsError) throw badInput({ text: 'This text has no words to measure.' })
    throw error
  }
}

/** The maximum mean sentence length of prose, in words. A text above it lacks full stops. */
const LONGEST_MEAN = 40

/** Returns why the measure of a text would be meaningless, or null if it is meaningful. */
function problemOf(text: string, { words, rareWords, meanSentenceLength }: Analysis): Sentence | null {
  if (words < fewestWords) {
    const sentence =
      'This text is too short to measure. Paste at least {{fewest}} words; a page gives the best estimate.'
    return say(sentence, { fewest: fewestWords })
  }
  if (!isEnglish(text, { words, rare: rareWords.length }))
    return 'This does not look like English. Only English texts can be measured.'
  return meanSentenceLength > LONGEST_MEAN
    ? 'This text has hardly any full stops, like a poem, song or list. Paste one that is written in sentences.'
    : null
}

/** Returns how difficult a text is. Throws a 400 if its measure would be meaningless. */
export function measureText(text: string): TextAnalysis {
  const found = measured(text)
  const problem = problemOf(text, found)
  if (problem) throw badInput({ text: problem })
  return presentAnalysis(found)
}
