import type { ReactNode } from 'react'
import styles from './horizontal-scroll.module.css'

/**
 * What may be wider than its place: it is scrolled sideways there, with the keyboard too. The label names it. It is a group and not a
 * region, as it mostly stands in a panel that is a region of the same name already.
 */
export const HorizontalScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a fieldset gathers what is filled in
  <div role="group" className={styles.sideways} aria-label={label} tabIndex={0}>
    {children}
  </div>
)
