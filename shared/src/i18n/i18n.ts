import i18next, { type i18n } from 'i18next'
import { createContext, useContext } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Words } from '../routing/area'

/** The public entry point to translations. The English text in the code is the key. */
export type { i18n as WordBook } from 'i18next'
export { I18nextProvider as WordsProvider, useTranslation } from 'react-i18next'

export const languages = { en: 'English', id: 'Bahasa Indonesia' } as const
export type Language = keyof typeof languages

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languages, text)

/** Creates the portal's translations in one language. Areas add their own translations to them. */
export function createWords(language: Language): i18n {
  const words = i18next.createInstance()
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' },
    resources: { en: { translation: {} } },
  })
  return words
}

/** Adds an area's Indonesian words. */
export const addWords = (words: i18n, indonesian: Words): void => {
  words.addResourceBundle('id', 'translation', indonesian, true, true)
}

type ChangeLanguage = (language: Language) => Promise<unknown>

const ChangeLanguageContext = createContext<ChangeLanguage | null>(null)

/**
 * Provides the portal's function that changes the language. It loads the translations first and stores the choice.
 */
export const ChangeLanguageProvider = ChangeLanguageContext.Provider

/** Returns a function that changes the language of the interface. */
export function useChangeLanguage(): ChangeLanguage {
  const { i18n: words } = useTranslation()
  return useContext(ChangeLanguageContext) ?? ((language) => words.changeLanguage(language))
}
