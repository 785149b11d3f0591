import { useSearchParams } from '@lekta/shared/routing'
import { useEffect, useRef } from 'react'

export const steps = ['classes', 'students', 'review'] as const
export type Step = (typeof steps)[number]

/** The step in the address, so that the browser’s Back leads to the step before. Its heading gets the focus. */
export function useSteps() {
  const [params, setParams] = useSearchParams()
  const step = steps.find((one) => one === params.get('step')) ?? 'classes'
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const go = (next: Step) =>
    setParams((current) => {
      const changed = new URLSearchParams(current)
      if (next === 'classes') changed.delete('step')
      else changed.set('step', next)
      return changed
    })
  return { step, go, heading }
}

/** The rollover that the page shows, stored in the address. */
export function useChosenRollover() {
  const [params, setParams] = useSearchParams()
  const text = params.get('run') ?? ''
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  const choose = (next: number | null) =>
    setParams((current) => {
      const changed = new URLSearchParams(current)
      changed.delete('step')
      if (next === null) changed.delete('run')
      else changed.set('run', String(next))
      return changed
    })
  return { id, choose }
}
