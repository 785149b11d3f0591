import { useState } from 'react'

/** Sizes of the reading type, in pixels. */
export const readingSizes = { normal: 20, large: 22, largest: 24 } as const
export type ReadingSize = keyof typeof readingSizes

const storageKey = 'lekta-reading-size'
export const isReadingSize = (text: unknown): text is ReadingSize => typeof text === 'string' && text in readingSizes

function kept(): ReadingSize {
  try {
    const size = localStorage.getItem(storageKey)
    return isReadingSize(size) ? size : 'normal'
  } catch {
    // Storage is forbidden: the usual size.
    return 'normal'
  }
}

function keep(size: ReadingSize) {
  try {
    localStorage.setItem(storageKey, size)
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

/** The child's choice of type size, kept in this browser. */
export function useReadingSize() {
  const [size, setSize] = useState(kept)
  const choose = (next: ReadingSize) => {
    setSize(next)
    keep(next)
  }
  return { size, choose }
}
