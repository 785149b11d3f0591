import { useEffect, useEffectEvent } from 'react'
import { letters } from './choices'

const acts = 'a, button, input, select, textarea'

const choiceOf = (key: string, count: number) => {
  const index = /^[1-9]$/.test(key) ? Number(key) - 1 : (letters as readonly string[]).indexOf(key.toUpperCase())
  return index >= 0 && index < count ? index : null
}

/** Keys 1–4 and A–D choose from anywhere on the page; Enter confirms unless the focused element uses it. */
export function useItemKeys(count: number, onChoose: (choice: number) => void, onConfirm: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const choice = choiceOf(event.key, count)
    if (choice !== null) {
      onChoose(choice)
      document.querySelector<HTMLInputElement>(`input[data-choice="${choice}"]`)?.focus({ preventScroll: true })
    } else if (event.key === 'Enter' && !(event.target as Element).closest(acts)) onConfirm()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
