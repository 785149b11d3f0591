/** A standard test with two questions per text: how many texts it has, and how many questions can be skipped. */
export const standardTest = { texts: { least: 22, most: 26 }, skips: 4 } as const
