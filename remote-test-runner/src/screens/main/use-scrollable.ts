import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns whether an element's content is longer than the element, so that it must be reachable by keyboard. */
export function useScrollable(ref: RefObject<HTMLElement | null>) {
  const [isScrollable, setScrollable] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const watch = new ResizeObserver(() => setScrollable(box.scrollHeight > box.clientHeight))
    for (const part of [box, ...box.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [ref])
  return isScrollable
}
