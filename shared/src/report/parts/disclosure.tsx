import { type ReactNode, useEffect, useRef } from 'react'
import styles from '../report-view.module.css'

interface Props {
  summary: string
  /** Whether paper shows the content without the summary. */
  isPlainOnPaper?: boolean
  children: ReactNode
}

/** A part of a report that opens on demand. On paper it is open. */
export const Disclosure = ({ summary, isPlainOnPaper = false, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return
    let wasOpen = element.open
    const open = () => {
      wasOpen = element.open
      element.open = true
    }
    const restore = () => {
      element.open = wasOpen
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
  return (
    <details ref={details} className={styles.disclosure}>
      <summary className={isPlainOnPaper ? styles.onScreen : undefined}>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
