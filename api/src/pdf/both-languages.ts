import { type Language, type Plain, speak } from '../i18n/sentence'

/** A text in both languages. */
export interface BothLanguages {
  first: string
  second: string
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en')

/** Returns a sentence in both languages, starting with `language`. */
export const inBothLanguages = (sentence: Plain, language: Language): BothLanguages => ({
  first: speak(sentence, language),
  second: speak(sentence, otherLanguage(language)),
})
