import { type Language, type Plain, speak } from '../i18n/sentence'

/** What a paper says once in each language. */
export interface BothLanguages {
  first: string
  second: string
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en')

/** A sentence in both languages, the reader's first. */
export const inBothLanguages = (sentence: Plain, language: Language): BothLanguages => ({
  first: speak(sentence, language),
  second: speak(sentence, otherLanguage(language)),
})
