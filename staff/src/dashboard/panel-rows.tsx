import { Link } from '@lekta/shared/routing'
import { Anchor, Avatar } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './panel-rows.module.css'

/** The rows of a panel, with lines between them. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

/** Rows side by side, if there is room. */
export const SideBySide = ({ children }: { children: ReactNode }) => <ul className={styles.across}>{children}</ul>

/** Two elements on one line, the second one aligned to the end of the line. */
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
