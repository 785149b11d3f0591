import { useTranslation } from '@lekta/shared/i18n'
import { useEffect, useRef } from 'react'
import styles from './reading.module.css'

/** The letters of the options. They are also keyboard keys for the options, as are 1 to 4. */
export const letters = ['A', 'B', 'C', 'D'] as const

interface Props {
  options: readonly string[]
  choice: number | null
  onChoose: (choice: number) => void
}

/**
 * The four options as large radio buttons, so that arrow keys, Enter and screen readers work as usual.
 * The chosen one is scrolled into view if it is hidden.
 */
export const Choices = ({ options, choice, onChoose }: Props) => {
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  // Runs after the chosen option is on the line of the blank, which can make the statement longer.
  useEffect(() => {
    if (choice !== null) group.current?.children[choice]?.scrollIntoView({ block: 'nearest' })
  }, [choice])
  return (
    <div
      ref={group}
      className={styles.choices}
      role="radiogroup"
      aria-label={t('Which answer fits?')}
      aria-describedby="statement"
    >
      {options.map((option, i) => (
        <label key={letters[i]} className={styles.choice} data-chosen={choice === i || undefined}>
          <input
            className={styles.radio}
            type="radio"
            name="choice"
            data-choice={i}
            checked={choice === i}
            onChange={() => onChoose(i)}
          />
          <span className={styles.letter} aria-hidden="true">
            {letters[i]}
          </span>
          <span lang="en">{option}</span>
        </label>
      ))}
    </div>
  )
}
