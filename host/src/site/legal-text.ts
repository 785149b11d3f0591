import type { Language } from '@lekta/shared/i18n'
import { retryImport } from '../lib/retry-import'

/** A paragraph, a list, or names with their meanings. */
export type Block =
  | string
  | { list: readonly string[] }
  | { names: readonly (readonly [name: string, meaning: string])[] }

/** A long text in one language. */
export interface LegalText {
  intro: string
  sections: readonly { title: string; blocks: readonly Block[] }[]
}

/** A text’s languages, each in its own lazily loaded file. */
export type LegalTexts = Readonly<Record<Language, () => Promise<{ text: LegalText }>>>

/** Caches the promise of each opened language. */
export function shelfOf(texts: LegalTexts) {
  const opened = new Map<Language, Promise<LegalText>>()
  return (language: Language): Promise<LegalText> => {
    const cached = opened.get(language)
    if (cached) return cached
    const loading = retryImport(texts[language]).then(({ text }) => text)
    opened.set(language, loading)
    // A failed load is tried again the next time.
    loading.catch(() => opened.delete(language))
    return loading
  }
}
