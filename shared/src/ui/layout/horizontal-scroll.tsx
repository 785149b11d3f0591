import type { ReactNode } from 'react'
import styles from './horizontal-scroll.module.css'

/**
 * Scrolls content that is too wide, also by keyboard. The label names it. A group rather than a region, as it is
 * mostly inside a panel that is a region of the same name.
 */
export const HorizontalScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
  <div role="group" className={styles.scroll} aria-label={label} tabIndex={0}>
    {children}
  </div>
)
