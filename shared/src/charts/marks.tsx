import { Link } from '@lekta/shared/routing'
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import styles from './charts.module.css'

/** Something in a chart that shows its exact figure when it is pointed at or focused. Positions in pixels. */
export interface ChartMark {
  key: string | number
  /** The centre. */
  x: number
  y: number
  /** The size of the area that reacts; 24 by default. */
  width?: number | undefined
  height?: number | undefined
  /** The exact figure with its name. */
  text: string
  /** The page that a click opens. */
  to?: string | undefined
}

interface Props {
  marks: readonly ChartMark[]
  width: number
  height: number
}

const usualSize = 24

const indexOf = (target: EventTarget) =>
  target instanceof Element ? Number(target.closest('[data-mark]')?.getAttribute('data-mark') ?? -1) : -1

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

const MarkItems = memo(({ marks, width, height, stop }: Props & { stop: number }) =>
  marks.map((mark, i) => {
    const props = {
      'data-mark': i,
      'aria-label': mark.text,
      tabIndex: i === stop ? 0 : -1,
      className: styles.mark,
      style: {
        left: percent(mark.x, width),
        top: percent(mark.y, height),
        width: mark.width ?? usualSize,
        height: mark.height ?? usualSize,
      },
    }
    return <li key={mark.key}>{mark.to ? <Link to={mark.to} {...props} /> : <button type="button" {...props} />}</li>
  }),
)

const stepOf: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Returns the mark to which a key moves the focus; null if it moves it nowhere. */
function markAfter(key: string, current: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = stepOf[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, current + step))
}

/** The marks of a chart: one stop of the tab key, between which the arrow keys move, and the figure of the active one. */
export const Marks = ({ marks, width, height }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState(0)
  const [active, setActive] = useState(-1)
  const shown = marks[active]
  const move = (event: KeyboardEvent) => {
    const next = markAfter(event.key, indexOf(event.target), marks.length)
    if (event.key === 'Escape') setActive(-1)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    list.current?.querySelector<HTMLElement>(`[data-mark="${next}"]`)?.focus()
  }
  const activate = (event: FocusEvent | PointerEvent) => setActive(indexOf(event.target))
  return (
    <>
      <ul
        ref={list}
        className={styles.marks}
        onKeyDown={move}
        onFocus={activate}
        onBlur={() => setActive(-1)}
        onPointerOver={activate}
        onPointerLeave={() => setActive(-1)}
      >
        <MarkItems marks={marks} width={width} height={height} stop={Math.min(stop, marks.length - 1)} />
      </ul>
      {shown && (
        <div
          className={styles.tip}
          aria-hidden="true"
          data-end={shown.x > width / 2 || undefined}
          data-below={shown.y < 40 || undefined}
          style={{ left: percent(shown.x, width), top: percent(shown.y, height) }}
        >
          {shown.text}
        </div>
      )}
    </>
  )
}
