/** A key for one act, which no other act has. Also where a page is served without a certificate, as in a school’s own network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
