import { useTranslation } from '@lekta/shared/i18n'
import { type RefObject, useRef } from 'react'
import { Passage } from '../../reading/passage'
import reading from '../../reading/reading.module.css'
import styles from './main.module.css'
import { useScrollable } from './use-scrollable'

interface Props {
  /** The number of the text in the test. */
  number: number
  text: string
  /** Whether to say that this text follows another one. */
  isNew: boolean
  hasRuler: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** A text of the test. If it is too long for its place, it scrolls there, so that its question stays on the screen. */
export function TextPane({ number, text, isNew, hasRuler, heading }: Props) {
  const { t } = useTranslation()
  const pane = useRef<HTMLElement>(null)
  const isScrollable = useScrollable(pane)
  return (
    <section
      className={`${reading.passage} ${styles.text}`}
      aria-labelledby="text-heading"
      ref={pane}
      tabIndex={isScrollable ? 0 : undefined}
    >
      <div className={styles.head}>
        <h1 className={reading.number} id="text-heading" ref={heading} tabIndex={-1}>
          {t('Text {{number}}', { number })}
        </h1>
        {isNew && <span className={styles.new}>{t('New text')}</span>}
      </div>
      <Passage text={text} hasRuler={hasRuler} />
    </section>
  )
}
