import { keepCookie, readCookie, stored } from '@lekta/shared/client'
import { addWords, isLanguage, type Language, type WordBook } from '@lekta/shared/i18n'
import { retryImport } from './retry-import'

const languageCookie = 'language'

/** The language that was chosen in this browser; without a choice, that of the account that is logged in; else English. */
const preferredLanguage = (): Language => [readCookie(languageCookie), stored.user()?.language].find(isLanguage) ?? 'en'

const indonesian = () =>
  Promise.all([import('@lekta/shared/words/id'), import('../words.id'), import('../federation/words.id')])

/** Makes words be said in a language. Indonesian ones come when they are first needed. */
export async function loadLanguage(book: WordBook, language: Language): Promise<void> {
  if (language === 'id') for (const { words } of await retryImport(indonesian)) addWords(book, words)
  await book.changeLanguage(language)
}

/** Makes the portal speak a language: the one that is wanted by now, unless another is named. */
export async function applyLanguage(book: WordBook, language = preferredLanguage()): Promise<void> {
  await loadLanguage(book, language)
  document.documentElement.lang = language
}

/** Speaks as whoever has just come in reads, unless a language was chosen here. Words that cannot be fetched keep nobody out. */
export const applyAccountLanguage = (book: WordBook): Promise<void> => applyLanguage(book).catch(() => undefined)

/** Makes the portal speak a language that was chosen by hand, and keeps the choice for whoever comes to this browser. */
export async function chooseLanguage(book: WordBook, language: Language): Promise<void> {
  await applyLanguage(book, language)
  keepCookie(languageCookie, language)
}
