/** A position in PostgreSQL's write-ahead log, such as `16/B374D848`, as a number that can be compared. */
export type WalPosition = bigint

const form = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

/** Returns the position that a text names; null if it names none. */
export function parsePosition(text: string): WalPosition | null {
  const [, high, low] = form.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null
}

/** Returns a position as PostgreSQL writes it. */
export const formatPosition = (position: WalPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()

/** A position that no replica reaches. */
export const END_OF_WAL: WalPosition = 2n ** 64n - 1n
