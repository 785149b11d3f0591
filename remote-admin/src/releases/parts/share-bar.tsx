import styles from './parts.module.css'

/** A bar that shows a share in percent; the number is in the text beside it. */
export const ShareBar = ({ share }: { share: number }) => (
  <span className={styles.share} aria-hidden="true">
    {share > 0 && <span style={{ width: `${share}%` }} />}
  </span>
)
