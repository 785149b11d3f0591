import type { ReadingSettings } from '@lekta/shared/contract/reading'
import styles from '../reading.module.css'

/** What makes everything inside an element look as a child likes to read. */
export const settingsScope = ({ size, face, contrast, spacing }: ReadingSettings) => ({
  'data-size': size,
  'data-face': face,
  'data-contrast': contrast,
  'data-spacing': spacing,
  className: styles.ways ?? '',
})
