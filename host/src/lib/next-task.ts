/** Resolves in the browser's next task, so that it can react to input and paint before that. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
