let resolveFirstPaint: () => void = () => undefined

/** Comes true when the first page stands as its program draws it, and can answer. */
export const firstPaint = new Promise<void>((resolve) => {
  resolveFirstPaint = resolve
})

/** Says that a page stands. */
export const markFirstPaint = () => resolveFirstPaint()
