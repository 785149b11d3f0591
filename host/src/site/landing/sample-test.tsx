import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { standardTest } from '@lekta/shared/lib/measure/standard-test'
import { Button, Icon, Text } from '@lekta/shared/ui'
import { type Ref, useId, useRef, useState } from 'react'
import { firstText, type SampleQuestion, textAfter } from './sample-items'
import styles from './sample-test.module.css'

const letters = ['A', 'B', 'C', 'D'] as const

interface StatementProps {
  question: SampleQuestion
  choice: number | null
  ref: Ref<HTMLParagraphElement>
}

const Statement = ({ question, choice, ref }: StatementProps) => {
  const [before = '', after = ''] = question.statement.split(/_{2,}/, 2)
  return (
    <p className={styles.statement} lang="en" ref={ref} tabIndex={-1}>
      {before}
      <span className={styles.blank} data-filled={choice !== null || undefined}>
        {choice === null ? '\u00a0' : question.options[choice]}
      </span>
      {after}
    </p>
  )
}

interface ChoicesProps {
  question: SampleQuestion
  choice: number | null
  onChoose: (choice: number) => void
}

const Choices = ({ question, choice, onChoose }: ChoicesProps) => {
  const { t } = useTranslation()
  const name = useId()
  return (
    <div className={styles.choices} role="radiogroup" aria-label={t('Which words fit?')}>
      {question.options.map((option, i) => (
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

interface AsideProps {
  answered: boolean
  isSecond: boolean
  onNext: () => void
}

/**
 * Explains what the real test does after an answer: it does not say whether the answer was right, and after two
 * questions it shows a text that fits better.
 */
const Aside = ({ answered, isSecond, onNext }: AsideProps) => {
  const { t } = useTranslation()
  const saved = isSecond
    ? t(
        'Saved. The real test never says right or wrong, so no child is discouraged. It simply continues with a text that fits better.',
      )
    : t('Saved. Each text has a second question, often about what it means.')
  return (
    <div className={styles.aside} aria-live="polite">
      {!answered ? (
        <Text c="dimmed">{t('Try it: choose the words that fit.')}</Text>
      ) : (
        <>
          <Text>{saved}</Text>
          <Button onClick={onNext} rightSection={<Icon name="right" size={18} />}>
            {isSecond ? t('Show the next text') : t('Show the second question')}
          </Button>
        </>
      )}
    </div>
  )
}

const End = ({ isHarder, onAgain }: { isHarder: boolean; onAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.aside} aria-live="polite">
      <Text>
        {isHarder ? t('This text is harder than the first.') : t('This text is easier than the first.')}{' '}
        {t(
          'The real test continues like this. After {{least}} to {{most}} texts, the measure is precise enough and the test ends by itself.',
          { ...standardTest.texts },
        )}
      </Text>
      <Button variant="default" onClick={onAgain} leftSection={<Icon name="retry" size={18} />}>
        {t('Start again')}
      </Button>
    </div>
  )
}

/** Returns the position in the sample test, and functions that move on. The first answer decides the second text. */
function useSampleTest() {
  const [choices, setChoices] = useState<readonly number[]>([])
  const [choice, setChoice] = useState<number | null>(null)
  const [first] = choices
  const isSecondText = choices.length > 1
  const text = isSecondText ? textAfter(first ?? 0) : firstText
  const isSecond = choices.length % 2 === 1
  const show = (answered: readonly number[]) => {
    setChoices(answered)
    setChoice(null)
  }
  return {
    ...{ text, isSecondText, isSecond, choice, setChoice, question: text.questions[isSecond ? 1 : 0] },
    goOn: () => show([...choices, choice ?? 0]),
    startAgain: () => show([]),
  }
}

/** Two sample texts to try, with two questions each. */
export const SampleTest = () => {
  const { t } = useTranslation()
  const { text, isSecondText, isSecond, question, choice, setChoice, goOn, startAgain } = useSampleTest()
  const number = useRef<HTMLParagraphElement>(null)
  const statement = useRef<HTMLParagraphElement>(null)
  return (
    <div className={styles.test}>
      <div className={styles.passage}>
        <p className={styles.number} ref={number} tabIndex={-1}>
          {t('Text {{number}}', { number: isSecondText ? 2 : 1 })} · {formatMeasure(text.measure)}
        </p>
        <p className={styles.reading} lang="en">
          {text.passage}
        </p>
      </div>
      <div className={styles.task}>
        <Statement question={question} choice={choice} ref={statement} />
        <Choices question={question} choice={choice} onChoose={setChoice} />
        {isSecondText && isSecond && choice !== null ? (
          <End
            isHarder={text.measure > firstText.measure}
            onAgain={() => {
              startAgain()
              number.current?.focus()
            }}
          />
        ) : (
          <Aside
            answered={choice !== null}
            isSecond={isSecond}
            onNext={() => {
              goOn()
              ;(isSecond ? number : statement).current?.focus()
            }}
          />
        )}
      </div>
    </div>
  )
}
