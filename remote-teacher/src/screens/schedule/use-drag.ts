import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Move } from './move-test'

/** The distance in pixels from which a press with movement is a drag and no click. */
const threshold = 5

interface Drag {
  id: number
  from: { x: number; y: number }
  by: { x: number; y: number }
  /** The width of a day in pixels. */
  day: number
}

/**
 * Returns how far a test is being dragged, and the handlers of an element that can be dragged by mouse or pen; a
 * finger scrolls the page. Escape ends a drag without a move. A minute is `minute` pixels high.
 */
export function useDrag(minute: number, onDrop: (id: number, by: Move) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragged = useRef(false)
  const active = drag !== null
  useEffect(() => {
    if (!active) return
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null)
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [active])
  const moveOf = ({ by, day }: Drag): Move => ({ days: Math.round(by.x / day), minutes: Math.round(by.y / minute) })
  const handlers = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isDragged.current = false
      if (event.pointerType === 'touch' || event.button !== 0) return
      const day = event.currentTarget.closest('[data-column]')?.getBoundingClientRect().width || 1
      event.currentTarget.setPointerCapture?.(event.pointerId)
      setDrag({ id, from: { x: event.clientX, y: event.clientY }, by: { x: 0, y: 0 }, day })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!drag) return
      const by = { x: clientX - drag.from.x, y: clientY - drag.from.y }
      isDragged.current ||= Math.hypot(by.x, by.y) >= threshold
      setDrag({ ...drag, by })
    },
    onPointerCancel: () => setDrag(null),
    onPointerUp: () => {
      setDrag(null)
      if (drag && isDragged.current) onDrop(id, moveOf(drag))
    },
    onClickCapture: (event: MouseEvent) => {
      // Releasing the mouse after a drag is also a click, except for the keyboard, whose clicks have no detail.
      if (isDragged.current && event.detail > 0) event.stopPropagation()
      isDragged.current = false
    },
  })
  return { dragged: drag && isDragged.current ? { id: drag.id, move: moveOf(drag) } : null, handlers }
}
