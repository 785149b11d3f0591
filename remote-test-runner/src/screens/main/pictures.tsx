import styles from './main.module.css'

/** A slowly pulsing sun over calm water. */
export const BreathPicture = () => (
  <svg className={styles.picture} viewBox="0 0 200 130" aria-hidden="true">
    <circle className={`${styles.halo} ${styles.breath}`} cx="100" cy="62" r="44" />
    <circle className={styles.disc} cx="100" cy="62" r="26" />
    <path
      className={styles.wave}
      d="M20 104c13-8 27-8 40 0s27 8 40 0 27-8 40 0 27 8 40 0M44 120c9-5 19-5 28 0s19 5 28 0 19-5 28 0 19 5 28 0"
    />
  </svg>
)

/** A cloud with a dry book under it. */
export const CloudPicture = () => (
  <svg className={styles.picture} viewBox="0 0 200 130" aria-hidden="true">
    <path className={styles.sheet} d="M66 66a22 22 0 0 1 4-43 30 30 0 0 1 56-3 23 23 0 0 1 8 46z" />
    <path className={styles.sheet} d="M100 88c-10-7-25-9-38-6v34c13-3 28-1 38 6 10-7 25-9 38-6V82c-13-3-28-1-38 6z" />
    <path className={styles.wave} d="M100 88v34M82 72v4M100 72v4M118 72v4" />
  </svg>
)

/** A key: a login is needed to continue. */
export const KeyPicture = () => (
  <svg className={styles.picture} viewBox="0 0 200 130" aria-hidden="true">
    <circle className={styles.halo} cx="68" cy="66" r="30" />
    <circle className={styles.disc} cx="68" cy="66" r="12" />
    <path className={styles.wave} d="M98 66h66v18M144 66v14" />
  </svg>
)

/** Two pages, one behind the other. */
export const TwinsPicture = () => (
  <svg className={styles.picture} viewBox="0 0 200 130" aria-hidden="true">
    <path className={styles.sheet} d="M48 18h76a8 8 0 0 1 8 8v58a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z" />
    <path className={styles.sheet} d="M76 42h76a8 8 0 0 1 8 8v58a8 8 0 0 1-8 8H76a8 8 0 0 1-8-8V50a8 8 0 0 1 8-8z" />
    <circle className={styles.disc} cx="114" cy="68" r="10" />
    <path className={styles.wave} d="M84 94h60M84 104h40" />
  </svg>
)
