import { keepCookie, readCookie } from '@lekta/shared/client'
import { addWords, isLanguage, type Language, type WordBook } from '@lekta/shared/i18n'
import { persist } from './persist'

const languageCookie = 'language'

/** The language kept in this browser; English before a choice. */
export const keptLanguage = (): Language => {
  const kept = readCookie(languageCookie)
  return isLanguage(kept) ? kept : 'en'
}

const indonesian = () =>
  Promise.all([import('@lekta/shared/words/id'), import('../words.id'), import('../federation/words.id')])

/** Makes words be said in a language. Indonesian ones come when they are first needed. */
export async function speakInto(book: WordBook, language: Language): Promise<void> {
  if (language === 'id') for (const { words } of await persist(indonesian)) addWords(book, words)
  await book.changeLanguage(language)
}

/** Makes the portal speak a language and keeps the choice. */
export async function speak(book: WordBook, language: Language): Promise<void> {
  await speakInto(book, language)
  document.documentElement.lang = language
  keepCookie(languageCookie, language)
}
