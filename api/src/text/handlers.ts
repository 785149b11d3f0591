import type { textContract } from '@lekta/shared/contract/text'
import { analyse, NoWordsError } from '../assessment/analyse'
import { englishLexicon } from '../assessment/analyse-lexicon'
import { checkClassroom } from '../check-filters'
import { readersOf } from '../class-report/present'
import { selectReaders } from '../class-report/queries'
import { badInput } from '../server/errors'
import type { Handlers } from '../server/implement'
import { presentAnalysis, presentReaders } from './present'

// The word list takes a moment to read and never changes.
let lexicon: ReturnType<typeof englishLexicon> | undefined

function measured(text: string) {
  lexicon ??= englishLexicon()
  try {
    return analyse(text, lexicon)
  } catch (error) {
    if (error instanceof NoWordsError) throw badInput({ text: 'There is not one word to measure in this text.' })
    throw error
  }
}

export const textHandlers: Handlers<typeof textContract> = {
  analyseText: async ({ body }) => presentAnalysis(measured(body.text)),

  textReaders: async ({ query, tenant, database }) => {
    await checkClassroom(tenant, database, query.classroom_id)
    const pupils = await selectReaders(tenant, database, query.classroom_id)
    return presentReaders(pupils, readersOf(pupils), query.measure)
  },
}
