import type { ReactNode } from 'react'
import styles from './charts.module.css'

interface Props<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  title: (item: Item) => ReactNode
  children: (item: Item) => ReactNode
}

/** Several charts of the same kind and scale, side by side. */
export function SmallMultiples<Item>({ items, keyOf, title, children }: Props<Item>) {
  return (
    <ul className={styles.multiples}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <div className={styles.multiple}>{title(item)}</div>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
