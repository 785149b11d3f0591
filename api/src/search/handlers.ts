import { MOST_OF_A_KIND, type searchContract } from '@lekta/shared/contract/search'
import type { Database } from '../database/connect'
import type { Handlers } from '../http/implement'
import { type Searcher, selectCandidates } from './candidate-queries'
import { loadVocabulary } from './load-vocabulary'
import { rank } from './rank'
import { type RecordRef, selectRecords } from './record-queries'
import { correctWords, type SearchWords, splitWords, wordsOf } from './words'

async function find(tenant: Searcher, database: Database, words: SearchWords, text: string) {
  const candidates = await selectCandidates(tenant, database, { words, text })
  return rank(candidates, words, MOST_OF_A_KIND)
}

const refsIn = (text: string): RecordRef[] =>
  text.split(',').map((ref) => {
    const [kind = '', id] = ref.split(':')
    return { kind, id: Number(id) }
  })

export const searchHandlers: Handlers<typeof searchContract> = {
  search: async ({ query: { q }, tenant, database, now }) => {
    const vocabulary = await loadVocabulary(tenant, database, now)
    const text = splitWords(q).join(' ')
    const found = await find(tenant, database, wordsOf(vocabulary, q), text)
    const corrected = found.length === 0 ? correctWords(vocabulary, q) : null
    const refs = corrected ? await find(tenant, database, corrected, text) : found
    return { records: await selectRecords(tenant, database, refs), corrected: corrected !== null && refs.length > 0 }
  },

  recentRecords: async ({ query, tenant, database, now }) => {
    // Loads ahead, because whoever opens the search types in a moment. If it fails, the search loads again and says so.
    loadVocabulary(tenant, database, now).catch(() => undefined)
    return selectRecords(tenant, database, refsIn(query.of))
  },
}
