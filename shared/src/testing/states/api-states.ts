/**
 * The states in which a page is looked at: what its calls get as answers. `full` is what the fixtures answer.
 * `manyRows` makes every paged list ten thousand rows long.
 */
export const apiStates = ['full', 'empty', 'error', 'slow', 'offline', 'unauthorised', 'manyRows'] as const
export type ApiState = (typeof apiStates)[number]

/** Milliseconds before each answer in the state `slow`. */
export const slowMs = 4000
