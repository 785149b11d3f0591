import { keepCookie, readCookie, stored } from '@lekta/shared/client'
import { addWords, isLanguage, type Language, type WordBook } from '@lekta/shared/i18n'
import type { Words } from '@lekta/shared/routing'
import { lazyOnce } from './lazy-once'
import { retryImport } from './retry-import'

const languageCookie = 'language'

/** Returns the language chosen in this browser, or else the account's language, or else English. */
const preferredLanguage = (): Language => [readCookie(languageCookie), stored.user()?.language].find(isLanguage) ?? 'en'

const indonesian = () =>
  Promise.all([import('@lekta/shared/words/id'), import('../words.id'), import('../federation/words.id')])

/** The Indonesian texts of an area. Each of its functions loads them, but only once. */
interface AreaTexts {
  preload: () => Promise<unknown>
  add: () => Promise<void>
}

/** The texts of areas, by the area's release. */
const areaTexts = new WeakMap<WordBook, Map<string, AreaTexts>>()

function areaTextsOf(book: WordBook) {
  const texts = areaTexts.get(book) ?? new Map<string, AreaTexts>()
  areaTexts.set(book, texts)
  return texts
}

function createAreaTexts(book: WordBook, load: () => Promise<Words>): AreaTexts {
  const preload = lazyOnce(load)
  let isAdded = false
  const add = async () => {
    const more = await preload()
    if (!isAdded) addWords(book, more)
    isAdded = true
  }
  return { preload, add }
}

/** Milliseconds to wait for an area's texts. Later they replace the English texts on the page. */
export const textsTimeoutMs = 3000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, textsTimeoutMs))

/** What people read whose language is Indonesian, while texts are in English. */
export const missingTexts = 'Some texts could not be loaded in Indonesian, so you see them in English for now.'

/** Emits the event of i18next for texts that are missing. */
const reportMissing = (book: WordBook, error: unknown) =>
  book.emit('failedLoading', 'id' satisfies Language, 'translation', String(error))

/** Loads texts that the portal can do without: until they arrive, and if they do not, English is shown. */
const loadIfPossible = (book: WordBook, load: () => Promise<void>) =>
  Promise.race([load().catch((error: unknown) => reportMissing(book, error)), pause()])

/**
 * Adds the Indonesian texts of a release. They are loaded now if the language is Indonesian, and otherwise once it
 * becomes so. Resolves when the release's pages can be shown; never rejects.
 */
export async function addAreaTexts(book: WordBook, release: string, load: () => Promise<Words>): Promise<void> {
  const texts = areaTextsOf(book)
  const ofArea = texts.get(release) ?? createAreaTexts(book, load)
  texts.set(release, ofArea)
  if (book.language === ('id' satisfies Language)) await loadIfPossible(book, ofArea.add)
}

async function loadPortalTexts(book: WordBook) {
  for (const { words } of await retryImport(indonesian)) addWords(book, words)
}

/** Loads the Indonesian texts without using them. If that fails, the switch to Indonesian loads them again. */
export function preloadTexts(book: WordBook): void {
  const ofAreas = [...areaTextsOf(book).values()].map(({ preload }) => preload())
  void Promise.all([retryImport(indonesian), ...ofAreas]).catch(() => undefined)
}

/** The language requested last. */
const requested = new WeakMap<WordBook, Language>()

/**
 * Switches the texts to a language. Loads the Indonesian texts when they are first needed; rejects if that fails.
 * Returns false if another language was asked for meanwhile, which then remains.
 */
export async function loadLanguage(book: WordBook, language: Language): Promise<boolean> {
  requested.set(book, language)
  if (language === 'id') {
    const ofAreas = [...areaTextsOf(book).values()].map(({ add }) => loadIfPossible(book, add))
    await Promise.all([loadPortalTexts(book), ...ofAreas])
  }
  if (requested.get(book) !== language) return false
  await book.changeLanguage(language)
  return true
}

/**
 * Switches the portal to a language, by default the preferred one. If its texts cannot be loaded, the language stays
 * as it is. Returns whether it was switched.
 */
export async function applyLanguage(book: WordBook, language = preferredLanguage()): Promise<boolean> {
  try {
    const isSwitched = await loadLanguage(book, language)
    if (isSwitched) document.documentElement.lang = language
    return isSwitched
  } catch (error) {
    reportMissing(book, error)
    document.documentElement.lang = book.language
    return false
  }
}

/** Switches to a language the user has chosen, and stores the choice in this browser. */
export async function chooseLanguage(book: WordBook, language: Language): Promise<void> {
  if (await applyLanguage(book, language)) keepCookie(languageCookie, language)
}
