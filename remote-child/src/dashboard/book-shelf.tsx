import styles from './dashboard.module.css'

/** A picture of a shelf with one book in front: what to read next. */
export const BookShelf = () => (
  <svg className={styles.shelf} viewBox="0 0 640 230" aria-hidden="true">
    <rect className={styles.board} width="640" height="230" rx="18" />
    <rect className={styles.teal} x="70" y="58" width="44" height="128" rx="6" />
    <rect className={styles.ink} x="120" y="78" width="34" height="108" rx="6" />
    <rect className={styles.sun} x="160" y="66" width="50" height="120" rx="6" />
    <path className={styles.teal} d="M226 74l40-11 32 116-40 11z" />
    <g transform="rotate(-4 370 120)">
      <rect className={styles.paper} x="318" y="44" width="104" height="142" rx="8" />
      <circle className={styles.sun} cx="370" cy="96" r="26" />
      <path className={styles.teal} d="M340 146h60v10h-60zM352 164h36v8h-36z" />
    </g>
    <rect className={styles.ink} x="450" y="70" width="40" height="116" rx="6" />
    <rect className={styles.teal} x="496" y="52" width="30" height="134" rx="6" />
    <rect className={styles.sun} x="532" y="84" width="42" height="102" rx="6" />
    <rect className={styles.plank} x="40" y="186" width="560" height="12" rx="6" />
  </svg>
)
