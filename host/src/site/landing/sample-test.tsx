import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Button, Icon, Text } from '@lekta/shared/ui'
import { useId, useRef, useState } from 'react'
import { firstItem, itemAfter, type SampleItem } from './sample-items'
import styles from './sample-test.module.css'

const letters = ['A', 'B', 'C', 'D'] as const

const Statement = ({ item, choice }: { item: SampleItem; choice: number | null }) => {
  const [before = '', after = ''] = item.statement.split(/_{2,}/, 2)
  return (
    <p className={styles.statement} lang="en">
      {before}
      <span className={styles.blank} data-filled={choice !== null || undefined}>
        {choice === null ? '\u00a0' : item.options[choice]}
      </span>
      {after}
    </p>
  )
}

interface ChoicesProps {
  item: SampleItem
  choice: number | null
  onChoose: (choice: number) => void
}

const Choices = ({ item, choice, onChoose }: ChoicesProps) => {
  const { t } = useTranslation()
  const name = useId()
  return (
    <div className={styles.choices} role="radiogroup" aria-label={t('Which words fit?')}>
      {item.options.map((option, i) => (
        <label key={option} className={styles.choice} data-chosen={choice === i || undefined}>
          <input type="radio" name={name} checked={choice === i} onChange={() => onChoose(i)} />
          <span className={styles.letter} aria-hidden="true">
            {letters[i]}
          </span>
          <span lang="en">{option}</span>
        </label>
      ))}
    </div>
  )
}

/**
 * Explains what the real test does after an answer: it does not say whether the answer was right, and shows a text
 * that fits better.
 */
const Aside = ({ answered, onNext }: { answered: boolean; onNext: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.aside} aria-live="polite">
      {!answered ? (
        <Text c="dimmed">{t('Try it: choose the words that fit.')}</Text>
      ) : (
        <>
          <Text>
            {t(
              'Saved. The real test never says right or wrong, so no child is discouraged. It simply continues with a text that fits better.',
            )}
          </Text>
          <Button onClick={onNext} rightSection={<Icon name="right" size={18} />}>
            {t('Show the next text')}
          </Button>
        </>
      )}
    </div>
  )
}

const End = ({ item, onAgain }: { item: SampleItem; onAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.aside} aria-live="polite">
      <Text>
        {item.measure > firstItem.measure
          ? t('This text is harder than the first.')
          : t('This text is easier than the first.')}{' '}
        {t(
          'The real test asks two questions about each text. After 22 to 26 texts, the measure is precise enough and the test ends by itself.',
        )}
      </Text>
      <Button variant="default" onClick={onAgain} leftSection={<Icon name="retry" size={18} />}>
        {t('Start again')}
      </Button>
    </div>
  )
}

/** Two sample texts to try; the second depends on the answer to the first. */
export const SampleTest = () => {
  const { t } = useTranslation()
  const [item, setItem] = useState(firstItem)
  const [choice, setChoice] = useState<number | null>(null)
  const text = useRef<HTMLParagraphElement>(null)
  const show = (next: SampleItem) => {
    setItem(next)
    setChoice(null)
    text.current?.focus()
  }
  const second = item !== firstItem
  return (
    <div className={styles.test}>
      <div className={styles.passage}>
        <p className={styles.number} ref={text} tabIndex={-1}>
          {t('Text {{number}}', { number: second ? 2 : 1 })} · {formatMeasure(item.measure)}
        </p>
        <p className={styles.reading} lang="en">
          {item.passage}
        </p>
      </div>
      <div className={styles.task}>
        <Statement item={item} choice={choice} />
        <Choices item={item} choice={choice} onChoose={setChoice} />
        {second && choice !== null ? (
          <End item={item} onAgain={() => show(firstItem)} />
        ) : (
          <Aside answered={choice !== null} onNext={() => show(itemAfter(choice ?? 0))} />
        )}
      </div>
    </div>
  )
}
