import { fewestWords, type textContract } from '@lekta/shared/contract/text'
import { assertVisibleClassroom } from '../access/authorise-ids'
import { type Analysis, analyse, NoWordsError } from '../assessment/analyse'
import { englishLexicon } from '../assessment/analyse-lexicon'
import { groupableStudentsOf } from '../class-report/present'
import { selectGroupableStudents } from '../class-report/queries'
import { badInput } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/rate-limit'
import { type Sentence, say } from '../i18n/sentence'
import { isEnglish } from './english'
import { presentAnalysis, presentMatchingStudents } from './present'
import { readTextFile } from './read-file'

/** A long text costs the server work. */
const TEXTS: Limit = { name: 'text:account', tries: 300, window: 60 * 60_000 }

// The word list takes a moment to read and never changes.
let lexicon: ReturnType<typeof englishLexicon> | undefined

function measured(text: string): Analysis {
  lexicon ??= englishLexicon()
  try {
    return analyse(text, lexicon)
  } catch (error) {
    if (error instanceof NoWordsError) throw badInput({ text: 'There is not one word to measure in this text.' })
    throw error
  }
}

/** No prose for readers has longer sentences than this, on average; what has them lacks full stops. */
const LONGEST_MEAN = 40

/** What makes the measure of a text mean nothing; null when it means something. */
function faultOf(text: string, { words, rareWords, meanSentenceLength }: Analysis): Sentence | null {
  if (words < fewestWords) {
    const sentence = 'A text of so few words tells nothing. Please give at least {{fewest}}; a page tells most.'
    return say(sentence, { fewest: fewestWords })
  }
  if (!isEnglish(text, { words, rare: rareWords.length }))
    return 'This does not look like English. Only English texts can be measured.'
  return meanSentenceLength > LONGEST_MEAN
    ? 'This text has hardly any full stops, as poems, songs and lists. Please give one that is written in sentences.'
    : null
}

export const textHandlers: Handlers<typeof textContract> = {
  analyseText: async ({ body, tenant, database, now }) => {
    await countTry(database, TEXTS, tenant.accountId, now)
    const found = measured(body.text)
    const fault = faultOf(body.text, found)
    if (fault) throw badInput({ text: fault })
    return presentAnalysis(found)
  },

  textOfFile: async ({ file, tenant, database, now }) => {
    await countTry(database, TEXTS, tenant.accountId, now)
    const text = await readTextFile(Buffer.from(await file.arrayBuffer()))
    if (text === null)
      throw badInput({
        file: 'That file cannot be read as a text. Please choose a Word document (.docx) or a text (.txt), or copy the text and paste it.',
      })
    if (text.trim() === '') throw badInput({ file: 'There is no text in that file.' })
    return { text }
  },

  textReaders: async ({ query, tenant, database }) => {
    await assertVisibleClassroom(tenant, database, query.classroom_id)
    const pupils = await selectGroupableStudents(tenant, database, query.classroom_id)
    return presentMatchingStudents(pupils, groupableStudentsOf(pupils), query.measure)
  },
}
