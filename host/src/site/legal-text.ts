import { brand } from '@lekta/shared/brand'
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
  /** What has changed since the wording before. */
  changes?: readonly string[]
  sections: readonly { title: string; blocks: readonly Block[] }[]
}

/** The date of a wording of the terms and the privacy policy, as year-month-day. */
export type LegalDate = typeof brand.legalDate | (typeof brand.earlierLegalDates)[number]

/** The dates of all wordings, newest first. */
export const legalDates: readonly LegalDate[] = [brand.legalDate, ...brand.earlierLegalDates]

/** Every wording of a text in both languages, each in its own lazily loaded file. */
export type Wordings = Readonly<Record<LegalDate, Readonly<Record<Language, () => Promise<{ text: LegalText }>>>>>

export type ReadWording = (date: LegalDate, language: Language) => Promise<LegalText>

/** Returns a function that loads a wording, and caches its promise. */
export function readerOf(wordings: Wordings): ReadWording {
  const opened = new Map<string, Promise<LegalText>>()
  return (date, language) => {
    const key = `${date} ${language}`
    const cached = opened.get(key)
    if (cached) return cached
    const loading = retryImport(wordings[date][language]).then(({ text }) => text)
    opened.set(key, loading)
    // A failed load is tried again the next time.
    loading.catch(() => opened.delete(key))
    return loading
  }
}
