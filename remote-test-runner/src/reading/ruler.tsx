import { useTranslation } from '@lekta/shared/i18n'
import type { RefObject } from 'react'
import styles from './ruler.module.css'
import { useRuledLine } from './use-ruled-line'

/** A band behind one line of a text. It follows the mouse, a finger or the arrow keys, and covers nothing. */
export const Ruler = ({ reading }: { reading: RefObject<HTMLElement | null> }) => {
  const { t } = useTranslation()
  const { line, count, handle } = useRuledLine(reading)
  return (
    <div className={styles.ruler} style={{ '--line': line } as React.CSSProperties}>
      <div className={styles.band} />
      <div
        {...handle}
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('Reading ruler')}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={line + 1}
        aria-valuetext={t('Line {{line}} of {{count}}', { line: line + 1, count })}
      >
        <span className={styles.knob} />
      </div>
    </div>
  )
}
