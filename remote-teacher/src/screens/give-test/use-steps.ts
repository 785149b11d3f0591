import { useSearchParams } from '@lekta/shared/routing'
import { useEffect, useRef } from 'react'

export const steps = ['students', 'details', 'review'] as const
export type Step = (typeof steps)[number]

/**
 * Returns the step in the address, so that the browser's Back leads to the step before, and a function that goes to
 * another. Without recipients only the first step is shown. Its heading gets the focus whenever the step changes.
 */
export function useSteps(hasRecipients: boolean) {
  const [params, setParams] = useSearchParams()
  const inAddress = steps.find((one) => one === params.get('step')) ?? 'students'
  const step = hasRecipients ? inAddress : 'students'
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const go = (next: Step) =>
    setParams((current) => {
      const changed = new URLSearchParams(current)
      if (next === 'students') changed.delete('step')
      else changed.set('step', next)
      return changed
    })
  return { step, go, heading }
}
