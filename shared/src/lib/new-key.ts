/**
 * Creates a unique key. Works without https too, as in a school's own network, where `crypto.randomUUID` is missing.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
