/** The id that an address names; null for anything else. */
export const wholeId = (text: string | null | undefined): number | null =>
  /^[1-9]\d*$/.test(text ?? '') ? Number(text) : null
