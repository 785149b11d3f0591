/** Returns the portal's language for a language tag such as `id-ID`. */
export const languageOf = (language: string): 'en' | 'id' => (language.startsWith('id') ? 'id' : 'en')
