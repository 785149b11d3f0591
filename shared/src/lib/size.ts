/** The sizes of the interface, largest first. */
export const sizes = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizes)[number]

/** Where the choice is kept. */
export const sizeCookie = 'size'
