import {
  type PointerEvent as HandleEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'

/** Elements that use the arrow keys themselves. */
const arrowKeyUsers = 'input, select, textarea, [role="dialog"]'

const steps: Record<string, (line: number, last: number) => number> = {
  ArrowUp: (line) => line - 1,
  ArrowDown: (line) => line + 1,
}

/** Further keys that work only on the ruler's handle, because elsewhere they scroll the page. */
const handleSteps: typeof steps = { Home: () => 0, End: (_, last) => last }

const measure = (reading: HTMLElement | null) => {
  const height = reading ? Number.parseFloat(getComputedStyle(reading).lineHeight) : 0
  return { height, count: reading && height > 0 ? Math.max(1, Math.round(reading.clientHeight / height)) : 1 }
}

/** Adds passive listeners to an element; returns a function that removes them. */
function addListeners(target: EventTarget, handlers: Record<string, (event: never) => void>) {
  const all = Object.entries(handlers) as [string, EventListener][]
  for (const [name, handler] of all) target.addEventListener(name, handler, { passive: true })
  return () => {
    for (const [name, handler] of all) target.removeEventListener(name, handler)
  }
}

/** Returns the index of the ruled line, the number of lines, and the event handlers of the ruler's handle. */
export function useRuledLine(reading: RefObject<HTMLElement | null>) {
  const [line, setLine] = useState(0)
  const [count, setCount] = useState(1)
  const at = Math.min(line, count - 1)

  useLayoutEffect(() => {
    const update = () => setCount(measure(reading.current).count)
    const watch = new ResizeObserver(update)
    update()
    if (reading.current) watch.observe(reading.current)
    return () => watch.disconnect()
  }, [reading])

  const goTo = useEffectEvent((y: number) => {
    const { height, count: lines } = measure(reading.current)
    const top = reading.current?.getBoundingClientRect().top ?? 0
    if (height > 0) setLine(Math.min(lines - 1, Math.max(0, Math.floor((y - top) / height))))
  })
  useEffect(() => {
    const page = reading.current?.closest('section')
    if (!page) return
    const follow = ({ clientY }: MouseEvent) => goTo(clientY)
    const followFinger = ({ touches }: TouchEvent) => touches[0] && goTo(touches[0].clientY)
    return addListeners(page, { pointermove: follow, pointerdown: follow, touchmove: followFinger })
  }, [reading])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    const isHandle = target.getAttribute('role') === 'slider'
    const move = steps[event.key] ?? (isHandle ? handleSteps[event.key] : undefined)
    if (!move || event.ctrlKey || event.metaKey || event.altKey || target.closest(arrowKeyUsers)) return
    event.preventDefault()
    setLine(Math.min(count - 1, Math.max(0, move(at, count - 1))))
    // These keys move the ruler instead of scrolling the page, so the page must follow the ruler.
    const handle = reading.current?.parentElement?.querySelector('[role="slider"]')
    requestAnimationFrame(() => handle?.scrollIntoView({ block: 'nearest' }))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const handle = {
    onPointerDown: (event: HandleEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId),
  }
  return { line: at, count, handle }
}
