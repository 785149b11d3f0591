import { type ReactNode, useEffect, useRef } from 'react'
import { useArrival } from '../portal/arrival'
import styles from './main.module.css'

/** The page itself, where reading starts: it takes the focus after each navigation. */
export const Main = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => {
  const main = useRef<HTMLElement>(null)
  const arrival = useArrival()
  useEffect(() => {
    if (arrival > 0) main.current?.focus({ preventScroll: true })
  }, [arrival])
  return (
    <main id="page" ref={main} className={`${styles.main} ${className}`} tabIndex={-1}>
      {children}
    </main>
  )
}
