/** The sizes of the interface, largest first. */
export const sizes = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizes)[number]

/** The cookie with the chosen size. */
export const sizeCookie = 'size'
