/** The portal's language, from what the browser's words call it. */
export const languageOf = (language: string): 'en' | 'id' => (language.startsWith('id') ? 'id' : 'en')
