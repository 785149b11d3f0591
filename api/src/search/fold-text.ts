const isPlain = (text: string) => /^[ -~]*$/.test(text)

/** Returns a text in lower case and without accents, so that “José” and “JOSE” are equal. */
export const foldText = (text: string) =>
  (isPlain(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')).toLowerCase()
