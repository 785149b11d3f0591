import { Link } from '@lekta/shared/routing'
import { Anchor, Avatar } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './panel-rows.module.css'

/** The rows of a panel, with lines between them. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

/** Rows side by side, where there is room. */
export const SideBySide = ({ children }: { children: ReactNode }) => <ul className={styles.across}>{children}</ul>

/** Two things on one line, the second at its end. */
export const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>

/** Secondary information next to a row's main text. */
export const SecondaryText = ({ children }: { children: ReactNode }) => <span className={styles.quiet}>{children}</span>

interface PersonProps {
  person: { name: string; avatar: string | null }
  /** The link of the name; plain text without it. */
  to?: string | undefined
  /** One line about the person. */
  note: string
  children?: ReactNode
}

/** A child in a panel: picture, name, one line, and a note. */
export const PersonRow = ({ person: { name, avatar }, to, note, children }: PersonProps) => (
  <li className={styles.person}>
    <Avatar name={name} avatar={avatar} />
    <div className={styles.personWords}>
      {to ? (
        <Anchor component={Link} to={to} fw={600}>
          {name}
        </Anchor>
      ) : (
        <b>{name}</b>
      )}
      <SecondaryText>{note}</SecondaryText>
      {children}
    </div>
  </li>
)

interface FigureProps {
  label: string
  value: string
  /** The link to those who are counted. */
  to?: string
  children?: ReactNode
}

/** A number with its name. */
export const Figure = ({ label, value, to, children }: FigureProps) => (
  <div className={styles.figure}>
    {to ? (
      <Anchor component={Link} to={to} size="sm" lh="inherit">
        {label}
      </Anchor>
    ) : (
      <SecondaryText>{label}</SecondaryText>
    )}
    <b>{value}</b>
    {children}
  </div>
)

/** Numbers side by side, at the top of a dashboard. */
export const Figures = ({ children }: { children: ReactNode }) => <div className={styles.figures}>{children}</div>
