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

/** A cup of tea: rest when you like. */
export const RestPicture = () => (
  <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
    <path className={styles.sheet} d="M12 28h32v12a13 13 0 0 1-13 13h-6a13 13 0 0 1-13-13z" />
    <path className={styles.ink} d="M44 31h4a6 6 0 0 1 0 13h-5M9 58h38" />
    <path className={styles.ray} d="M21 21c-3-3 3-6 0-10M30 21c-3-3 3-6 0-10M39 21c-3-3 3-6 0-10" />
  </svg>
)

/** A pencil over a line: try it out. */
export const PencilPicture = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path className={styles.sheet} d="M12 44l4-13 24-24 10 10-24 24z" />
    <path className={styles.sun} d="M40 7l10 10 3-3a5 5 0 0 0 0-7l-3-3a5 5 0 0 0-7 0z" />
    <path className={styles.ink} d="M16 31l10 10M12 55h40" />
  </svg>
)

/** A pair of glasses: how I read. */
export const GlassesPicture = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <circle className={styles.sheet} cx="18" cy="37" r="12" />
    <circle className={styles.sun} cx="46" cy="37" r="12" />
    <path className={styles.ink} d="M30 36c1-3 3-3 4 0M7 33l5-16h5M57 33l-5-16h-5" />
  </svg>
)

/** A loudspeaker with its sound. */
export const EarPicture = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path className={styles.sheet} d="M8 25v14h10l14 12V13L18 25z" />
    <path className={styles.ray} d="M41 23a13 13 0 0 1 0 18M49 15a24 24 0 0 1 0 34" />
  </svg>
)
