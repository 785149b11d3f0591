import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import styles from '../reading.module.css'

/** Returns the attributes that apply reading settings to everything inside an element. */
export const settingsScope = ({ size, face, contrast, spacing }: ReadingSettings) => ({
  'data-size': size,
  'data-face': face,
  'data-contrast': contrast,
  'data-spacing': spacing,
  className: styles.ways ?? '',
})
