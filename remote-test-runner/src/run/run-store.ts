import { noRun, type Run, type RunEvent, step } from './run'

/** The current state of a run, with its listeners. */
export interface RunStore {
  subscribe(listener: () => void): () => void
  current(): Run
  dispatch(event: RunEvent): void
}

/** Creates the store of a run that has not been opened yet. */
export function createRunStore(): RunStore {
  const listeners = new Set<() => void>()
  let run = noRun
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => run,
    dispatch(event) {
      run = step(run, event)
      for (const listener of listeners) listener()
    },
  }
}
