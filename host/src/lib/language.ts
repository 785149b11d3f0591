import { keepCookie, readCookie, stored } from '@lekta/shared/client'
import { addWords, isLanguage, type Language, type WordBook } from '@lekta/shared/i18n'
import { retryImport } from './retry-import'

const languageCookie = 'language'

/** Returns the language chosen in this browser, or else the account's language, or else English. */
const preferredLanguage = (): Language => [readCookie(languageCookie), stored.user()?.language].find(isLanguage) ?? 'en'

const indonesian = () =>
  Promise.all([import('@lekta/shared/words/id'), import('../words.id'), import('../federation/words.id')])

/** Switches the texts to a language. Loads the Indonesian texts when they are first needed. */
export async function loadLanguage(book: WordBook, language: Language): Promise<void> {
  if (language === 'id') for (const { words } of await retryImport(indonesian)) addWords(book, words)
  await book.changeLanguage(language)
}

/** Switches the portal to a language, by default the preferred one. */
export async function applyLanguage(book: WordBook, language = preferredLanguage()): Promise<void> {
  await loadLanguage(book, language)
  document.documentElement.lang = language
}

/**
 * Switches to the account's language, unless a language was chosen in this browser. A failure to load translations
 * does not block the login.
 */
export const applyAccountLanguage = (book: WordBook): Promise<void> => applyLanguage(book).catch(() => undefined)

/** Switches to a language the user has chosen, and stores the choice in this browser. */
export async function chooseLanguage(book: WordBook, language: Language): Promise<void> {
  await applyLanguage(book, language)
  keepCookie(languageCookie, language)
}
