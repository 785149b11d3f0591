/** Returns the id in a part of an address, or null if it is not a positive whole number. */
export const wholeId = (text: string | null | undefined): number | null =>
  /^[1-9]\d*$/.test(text ?? '') ? Number(text) : null
