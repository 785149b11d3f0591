/** A stack of cleanup steps. Each step runs only once, and the last step added runs first. */
export interface Cleanup {
  push: (step: () => Promise<unknown>) => void
  run: () => Promise<void>
}

function createCleanup(): Cleanup {
  const steps: (() => Promise<unknown>)[] = []
  const run = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step()
  }
  return { push: (step) => steps.push(step), run }
}

/** Runs a start that adds cleanup steps as it goes. If it fails, runs these steps and rethrows the error. */
export async function withCleanup<T>(start: (steps: Cleanup) => Promise<T>): Promise<T> {
  const steps = createCleanup()
  try {
    return await start(steps)
  } catch (error) {
    await steps.run()
    throw error
  }
}
