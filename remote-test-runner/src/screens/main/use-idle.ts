import { useEffect, useState } from 'react'
import { idleAfter } from './item-clock'
import { watchInput } from './touches'

/** Whether the page has had no input for a long time. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), idleAfter)
    }
    stir()
    const release = watchInput(stir)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [])
  return idle
}
