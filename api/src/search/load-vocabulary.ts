import { LRUCache } from 'lru-cache'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { type Searcher, selectNameWords } from './candidate-queries'
import { createVocabulary, type Vocabulary } from './vocabulary'

/** How long the words of names are used before they are read again, in milliseconds. */
const FRESH = 5 * 60_000

/** The most tenants whose words are kept. Those of a very large school take about a megabyte. */
const MOST_TENANTS = 100

interface Entry {
  loadedAt: number
  vocabulary: Promise<Vocabulary>
}

const entries = perDatabase(() => new LRUCache<string, Entry>({ max: MOST_TENANTS }))

const keyOf = (tenant: Searcher): string => {
  if (tenant.role === 'admin') return 'admin'
  return tenant.role === 'school' ? `school ${tenant.schoolId}` : `teacher ${tenant.accountId}`
}

/**
 * Returns the words in the names that a tenant may search. Reading them takes 0.2 s for 100,000 students, so they are
 * kept for a while; nobody waits for words that are only old, because they are read again meanwhile.
 */
export function loadVocabulary(tenant: Searcher, database: Database, now: Date): Promise<Vocabulary> {
  const [cache, key] = [entries(database), keyOf(tenant)]
  const existing = cache.get(key)
  const loadedAt = now.getTime()
  if (existing && loadedAt - existing.loadedAt < FRESH) return existing.vocabulary
  const vocabulary = selectNameWords(tenant, database).then(createVocabulary)
  if (existing) {
    existing.loadedAt = loadedAt
    // If this fails, the old words are used for a while longer.
    vocabulary.then(
      () => cache.set(key, { loadedAt, vocabulary }),
      () => undefined,
    )
    return existing.vocabulary
  }
  cache.set(key, { loadedAt, vocabulary })
  // Those who wait for the words report the failure; the next search tries again.
  vocabulary.catch(() => cache.delete(key))
  return vocabulary
}
