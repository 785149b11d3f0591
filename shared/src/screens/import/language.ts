import type { Language } from '@lekta/shared/i18n'

/** The portal's language, from what the browser's words call it. */
export const languageOf = (language: string): Language => (language.startsWith('id') ? 'id' : 'en')
