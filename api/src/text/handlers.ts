import { fewestWords, type textContract } from '@lekta/shared/contract/assessment/text'
import { assertVisibleClassroom } from '../access/authorise-ids'
import { type Analysis, analyse, NoWordsError } from '../assessment/text/analyse'
import { englishLexicon } from '../assessment/text/analyse-lexicon'
import { groupableStudentsOf } from '../class-report/present'
import { selectGroupableStudents } from '../class-report/queries'
import { badInput } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { type Sentence, say } from '../i18n/sentence'
import { isEnglish } from './english'
import { presentAnalysis, presentMatchingStudents } from './present'
import { readTextFile } from './read-file'

/** Limits the requests of an account, because analysing a long text is expensive. */
const TEXTS: Limit = { name: 'text:account', tries: 300, window: 60 * 60_000 }

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

export const textHandlers: Handlers<typeof textContract> = {
  analyseText: async ({ body, tenant, database, now }) => {
    await countTry(database, TEXTS, tenant.accountId, now)
    const found = measured(body.text)
    const problem = problemOf(body.text, found)
    if (problem) throw badInput({ text: problem })
    return presentAnalysis(found)
  },

  textOfFile: async ({ file, tenant, database, now }) => {
    await countTry(database, TEXTS, tenant.accountId, now)
    const text = await readTextFile(Buffer.from(await file.arrayBuffer()))
    if (text === null)
      throw badInput({
        file: 'This file cannot be read as text. Choose a Word document (.docx) or a text file (.txt), or copy and paste the text.',
      })
    if (text.trim() === '') throw badInput({ file: 'There is no text in this file.' })
    return { text }
  },

  textReaders: async ({ query, tenant, database }) => {
    await assertVisibleClassroom(tenant, database, query.classroom_id)
    const pupils = await selectGroupableStudents(tenant, database, query.classroom_id)
    return presentMatchingStudents(pupils, groupableStudentsOf(pupils), query.measure)
  },
}
