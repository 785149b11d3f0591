/**
 * Resolves after the next frame has been painted. What changes the whole page waits for it, so that what was tapped
 * reacts first.
 */
export const afterPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
