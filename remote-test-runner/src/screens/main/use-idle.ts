import { useEffect, useState } from 'react'
import { idleAfter } from './item-clock'
import { watchInput } from './watch-input'

/** Returns whether the page has had no input for a long time. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), idleAfter)
    }
    restart()
    const stopWatching = watchInput(restart)
    return () => {
      clearTimeout(timer)
      stopWatching()
    }
  }, [])
  return idle
}
