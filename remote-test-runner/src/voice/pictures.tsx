import styles from './voice.module.css'

/** A loudspeaker; its waves move while it speaks. */
export const LoudspeakerPicture = () => (
  <svg className={styles.loudspeaker} viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.cone} d="M4 9.500v5h3.500l4.500 4V5.500l-4.500 4z" />
    <path className={styles.wave} d="M15.500 9.200a4 4 0 0 1 0 5.600" />
    <path className={styles.wave} d="M18 6.800a7.400 7.400 0 0 1 0 10.400" />
  </svg>
)
