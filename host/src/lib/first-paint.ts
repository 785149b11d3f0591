let resolveFirstPaint: () => void = () => undefined

/** Resolves when the first page has rendered and is interactive. */
export const firstPaint = new Promise<void>((resolve) => {
  resolveFirstPaint = resolve
})

export const markFirstPaint = () => resolveFirstPaint()
