import { Link } from '@lekta/shared/routing'
import { Anchor, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './figures.module.css'

interface FigureProps {
  label: string
  value: string
  /** The path of a page with details about the number. */
  to?: string
  /** A note on the number. */
  children?: ReactNode
}

/** A number with its label. */
export const Figure = ({ label, value, to, children }: FigureProps) => (
  <div className={styles.figure}>
    {to ? (
      <Anchor component={Link} to={to} size="sm" lh="inherit">
        {label}
      </Anchor>
    ) : (
      <Text size="sm" c="dimmed">
        {label}
      </Text>
    )}
    <b>{value}</b>
    {children}
  </div>
)

/** Numbers side by side, at the top of a dashboard. */
export const Figures = ({ children }: { children: ReactNode }) => <div className={styles.figures}>{children}</div>
