/** How large everything is drawn, from the largest. */
export const sizes = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizes)[number]

/** Where the choice is kept. */
export const sizeCookie = 'size'
