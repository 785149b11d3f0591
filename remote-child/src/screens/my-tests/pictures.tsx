import styles from './my-tests.module.css'

/** An open book with the sun coming up behind it. */
export const SunriseBook = () => (
  <svg className={styles.book} viewBox="0 0 240 200" aria-hidden="true">
    <g className={styles.rays}>
      <path d="M120 18v22M62 34l11 19M178 34l-11 19M22 78l19 11M218 78l-19 11" />
    </g>
    <circle className={styles.sun} cx="120" cy="104" r="46" />
    <path
      className={styles.cover}
      d="M18 108c34-12 76-10 102 8 26-18 68-20 102-8v70c-34-10-74-8-102 8-28-16-68-18-102-8z"
    />
    <path className={styles.sheet} d="M30 104c30-9 66-7 90 10v62c-26-14-60-16-90-9z" />
    <path className={styles.sheet} d="M210 104c-30-9-66-7-90 10v62c26-14 60-16 90-9z" />
    <path className={styles.print} d="M46 122c18-3 38-2 56 5M46 138c18-3 38-2 56 5M46 154c18-3 38-2 56 5" />
    <path className={styles.print} d="M194 122c-18-3-38-2-56 5M194 138c-18-3-38-2-56 5M194 154c-18-3-38-2-56 5" />
  </svg>
)

/** A closed book with a bookmark: nothing to do now. */
export const RestingBook = () => (
  <svg className={styles.resting} viewBox="0 0 120 100" aria-hidden="true">
    <ellipse className={styles.shade} cx="60" cy="88" rx="50" ry="6" />
    <path className={styles.cover} d="M22 20a8 8 0 0 1 8-8h62v64H30a8 8 0 0 0-8 8z" />
    <path className={styles.sheet} d="M30 76h62v10H30a5 5 0 0 1 0-10z" />
    <path className={styles.mark} d="M66 12h14v34l-7-7-7 7z" />
  </svg>
)
