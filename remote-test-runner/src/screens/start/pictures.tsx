import styles from './start.module.css'

/** A page with a few lines: read a little text. */
export const ReadPicture = () => (
  <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
    <path className={styles.sheet} d="M32 16c-6-5-15-6-23-4v36c8-2 17-1 23 4 6-5 15-6 23-4V12c-8-2-17-1-23 4z" />
    <path
      className={styles.ink}
      d="M32 16v36M15 21c4-.6 8-.2 11 1M15 29c4-.6 8-.2 11 1M38 22c3-1.2 7-1.600 11-1M38 30c3-1.2 7-1.600 11-1"
    />
  </svg>
)

/** Four cards of which one is chosen. */
export const ChoosePicture = () => (
  <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
    <rect className={styles.sheet} x="8" y="10" width="22" height="18" rx="5" />
    <rect className={styles.sun} x="34" y="10" width="22" height="18" rx="5" />
    <rect className={styles.sheet} x="8" y="34" width="22" height="18" rx="5" />
    <rect className={styles.sheet} x="34" y="34" width="22" height="18" rx="5" />
    <path className={styles.ink} d="M40 19l4 4 7-8" />
  </svg>
)

/** A sun over a hill: no hurry. */
export const CalmPicture = () => (
  <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
    <circle className={styles.sun} cx="32" cy="26" r="11" />
    <path className={styles.ray} d="M32 6v4M14 12l3 3M50 12l-3 3M9 28h4M51 28h4" />
    <path className={styles.sheet} d="M5 54c9-16 18-20 27-14s15 2 27 14z" />
  </svg>
)
