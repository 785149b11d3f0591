import { closestMatch } from 'leven'

/** Most letters in which a mistyped name may differ from the meant one. */
const MOST_TYPOS = 2

/** Returns the name that was probably meant; undefined if none is similar. Any word resembles the shortest names. */
export const closest = (text: string, names: readonly string[]): string | undefined =>
  closestMatch(
    text,
    names.filter(({ length }) => length > MOST_TYPOS),
    { maxDistance: MOST_TYPOS },
  )
