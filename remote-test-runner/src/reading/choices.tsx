import { useTranslation } from '@lekta/shared/i18n'
import styles from './reading.module.css'

/** The letters of the options. They are also keyboard keys for the options, as are 1 to 4. */
export const letters = ['A', 'B', 'C', 'D'] as const

interface Props {
  options: readonly string[]
  choice: number | null
  onChoose: (choice: number) => void
}

/** The four options as large radio buttons, so that arrow keys, Enter and screen readers work as usual. */
export const Choices = ({ options, choice, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={styles.choices} role="radiogroup" aria-label={t('Which answer fits?')} aria-describedby="statement">
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
