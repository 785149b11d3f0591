import { fewestWords, type textContract } from '@lekta/shared/contract/text'
import { type Analysis, analyse, NoWordsError } from '../assessment/analyse'
import { englishLexicon } from '../assessment/analyse-lexicon'
import { checkClassroom } from '../check-filters'
import { readersOf } from '../class-report/present'
import { selectReaders } from '../class-report/queries'
import { countTry, type Limit } from '../limit'
import { say } from '../sentence'
import { badInput } from '../server/errors'
import type { Handlers } from '../server/implement'
import { isEnglish } from './english'
import { presentAnalysis, presentReaders } from './present'
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

/** A text whose measure means something. */
function checked(text: string): Analysis {
  const found = measured(text)
  const { words, rareWords } = found
  if (words < fewestWords) {
    const sentence = 'A text of so few words tells nothing. Please give at least {{fewest}}; a page tells most.'
    throw badInput({ text: say(sentence, { fewest: fewestWords }) })
  }
  if (!isEnglish(text, { words, rare: rareWords.length }))
    throw badInput({ text: 'This does not look like English. Only English texts can be measured.' })
  return found
}

export const textHandlers: Handlers<typeof textContract> = {
  analyseText: async ({ body, tenant, database, now }) => {
    await countTry(database, TEXTS, tenant.accountId, now)
    return presentAnalysis(checked(body.text))
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
    await checkClassroom(tenant, database, query.classroom_id)
    const pupils = await selectReaders(tenant, database, query.classroom_id)
    return presentReaders(pupils, readersOf(pupils), query.measure)
  },
}
