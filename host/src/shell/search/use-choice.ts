import { type KeyboardEvent, useState } from 'react'
import type { Entry } from './search-entries'

interface ChoiceOptions {
  entries: readonly Entry[]
  /** Whether better entries may still come, so that Enter waits for them. */
  isLoading: boolean
  open: (entry: Entry) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Keyboard control of the list below a field. The arrow keys choose an entry and wrap around; Enter opens it. An entry
 * stays chosen when others appear before it. `reset` chooses the first one again.
 */
export function useChoice({ entries, isLoading, open }: ChoiceOptions) {
  const [chosenKey, chooseKey] = useState<string | null>(null)
  const [isWaiting, wait] = useState(false)
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosenKey),
  )
  const choose = (index: number) => chooseKey(entries[index]?.key ?? null)
  const openAt = () => {
    const entry = entries[at]
    if (isLoading && chosenKey === null) wait(true)
    else if (entry) open(entry)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Enter') openAt()
    else if (step && entries.length > 0) choose((at + step + entries.length) % entries.length)
    else return
    event.preventDefault()
  }
  const reset = () => {
    chooseKey(null)
    wait(false)
  }
  return { at, choose, reset, onKeyDown, isWaiting: isWaiting && !isLoading }
}
