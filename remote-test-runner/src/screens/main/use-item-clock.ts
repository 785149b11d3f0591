import { useEffect, useRef } from 'react'
import { createItemClock, type ItemKey, keepTime, timeBefore } from './item-clock'
import { watchInput } from './watch-input'

const keepEvery = 5000

/**
 * Returns a function that reads the time spent on one item since its first paint. Time in which the page is hidden,
 * asleep or idle does not count. Mount it once for each item.
 */
export function useItemClock({ code, id, tries, number }: ItemKey): () => number {
  const clock = useRef<ReturnType<typeof createItemClock>>(null)
  useEffect(() => {
    const item = { code, id, tries, number }
    const counting = createItemClock(timeBefore(item))
    clock.current = counting
    const keep = () => keepTime(item, counting.read())
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') return counting.go()
      counting.hold()
      keep()
    }
    const stopWatching = watchInput(counting.noteInput)
    const frame = requestAnimationFrame(onVisibilityChange)
    const timer = setInterval(keep, keepEvery)
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('pagehide', keep)
    return () => {
      cancelAnimationFrame(frame)
      stopWatching()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('pagehide', keep)
      counting.hold()
      keep()
    }
  }, [code, id, tries, number])
  return () => clock.current?.read() ?? 0
}
