import type { ReactNode } from 'react'
import styles from './horizontal-scroll.module.css'

/**
 * Lets the user scroll content that is too wide, also by keyboard. The label is the accessible name. The element is a
 * group rather than a region, because it is usually inside a panel that is a region with the same name.
 */
export const HorizontalScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
  <div role="group" className={styles.scroll} aria-label={label} tabIndex={0}>
    {children}
  </div>
)
