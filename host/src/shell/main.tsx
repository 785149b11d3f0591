import { type ReactNode, useEffect, useRef } from 'react'
import styles from './main.module.css'
import { usePageVisit } from './scroll-and-focus'

/**
 * The main element. It gets the focus after each navigation. When the user goes back, the element that had the focus
 * before gets it instead.
 */
export const Main = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => {
  const main = useRef<HTMLElement>(null)
  const { count, focus } = usePageVisit()
  useEffect(() => {
    if (count === 0) return
    const { current: left } = focus
    const target = left instanceof HTMLElement && main.current?.contains(left) ? left : main.current
    target?.focus({ preventScroll: true })
  }, [count, focus])
  return (
    <main id="page" ref={main} className={`${styles.main} ${className}`} tabIndex={-1}>
      {children}
    </main>
  )
}
