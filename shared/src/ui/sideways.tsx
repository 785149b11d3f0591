import type { ReactNode } from 'react'
import styles from './sideways.module.css'

/** What may be wider than its place: it is scrolled sideways there, with the keyboard too. The label names it. */
export const Sideways = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keyboard
  <section className={styles.sideways} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
