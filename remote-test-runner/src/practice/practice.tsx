import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Text } from '@lekta/shared/ui'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Choices } from '../reading/choices'
import { Passage } from '../reading/passage'
import { QuestionSign } from '../reading/question-sign'
import reading from '../reading/reading.module.css'
import { settingsScope } from '../reading/settings/settings-scope'
import { Statement } from '../reading/statement'
import { useItemKeys } from '../reading/use-item-keys'
import { ReadAloud } from '../voice/read-aloud'
import styles from './practice.module.css'
import { type PracticeQuestion, practiceTexts } from './practice-items'

const useReason = (reason: PracticeQuestion['reason']) => {
  const { t } = useTranslation()
  return {
    rain: t('It had rained, the grass was full of drops, and her socks left marks. They were wet.'),
    snails: t('She ran out to look for snails, and snails are animals.'),
    seed: t('After a week there was something to see in the pot. The seed had begun to grow.'),
    family: t('He wanted everyone to come and see his plant. He was happy.'),
  }[reason]
}

interface Trying {
  item: PracticeQuestion
  /** Which of its text's two questions this is; null if the text has one. */
  question: number | null
  choice: number | null
  onChoose: (choice: number) => void
  onDone: () => void
  task: RefObject<HTMLFormElement | null>
}

/** A question with its four options, as in the test. */
const Try = ({ item, question, choice, onChoose, onDone, task }: Trying) => {
  const { t } = useTranslation()
  useItemKeys(item.options.length, onChoose, () => choice !== null && onDone())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (choice !== null) onDone()
  }
  return (
    <form className={styles.task} ref={task} tabIndex={-1} aria-labelledby="statement" onSubmit={submit}>
      {question !== null && <QuestionSign number={question} level="h3" />}
      <Statement item={item} choice={choice} />
      <Choices options={item.options} choice={choice} onChoose={onChoose} />
      <Button className={styles.done} type="submit" size="lg" disabled={choice === null}>
        {choice === null ? t('Choose the answer') : t('Done')}
      </Button>
    </form>
  )
}

interface ShownProps {
  item: PracticeQuestion
  choice: number
  /** Whether another question about the same text follows. */
  hasMore: boolean
  onContinue: () => void
}

/** The feedback on a practice answer. It explains how the test works and does not judge. */
const Shown = ({ item, choice, hasMore, onContinue }: ShownProps) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const reason = useReason(item.reason)
  useEffect(() => heading.current?.focus(), [])
  const [chosen, fitting] = [item.options[choice], item.options[item.key]]
  return (
    <div className={styles.shown}>
      <h3 ref={heading} tabIndex={-1}>
        {t('That is how it works!')}
      </h3>
      <Text>
        {choice === item.key
          ? t('You chose “{{word}}”. It fits!', { word: chosen })
          : t('You chose “{{word}}”. Here “{{fitting}}” fits better.', { word: chosen, fitting })}{' '}
        {reason}
      </Text>
      <Text>
        {hasMore
          ? t('Each text has two questions. The second one is about the same text.')
          : t(
              'In the test, the next text comes straight away, and you won’t see which answer was right. Just pick what you think.',
            )}
      </Text>
      <Button className={styles.again} variant="default" onClick={onContinue}>
        {hasMore ? t('Go to the second question') : t('Try another one')}
      </Button>
    </div>
  )
}

/** Returns the question to try, and a function that goes on to the next one. */
function usePracticeQuestions(questions: number) {
  const [turn, setTurn] = useState(0)
  const { passage, questions: all } =
    practiceTexts[Math.floor(turn / questions) % practiceTexts.length] ?? practiceTexts[0]
  const item = all[turn % questions] ?? all[0]
  return { turn, passage, item, hasMore: (turn + 1) % questions > 0, next: () => setTurn(turn + 1) }
}

/** Moves the focus to each further text, or to the second question about a text. */
function usePracticeFocus(turn: number, isFirst: boolean) {
  const text = useRef<HTMLElement>(null)
  const task = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (turn > 0) (isFirst ? text : task).current?.focus()
  }, [turn, isFirst])
  return { text, task }
}

interface Props {
  settings: ReadingSettings
  /** The number of questions about each text of the test. */
  questions: number
}

/** A short practice test. Its answers do not count and are not stored, and it can be repeated. */
export const Practice = ({ settings, questions }: Props) => {
  const { t } = useTranslation()
  const { turn, passage, item, hasMore, next } = usePracticeQuestions(questions)
  const [choice, setChoice] = useState<number | null>(null)
  const [isDone, setDone] = useState(false)
  const { text, task } = usePracticeFocus(turn, turn % questions === 0)
  const instruction =
    questions === 1
      ? t('Read the text. Then pick the answer that fits in the gap and press Done.')
      : t('Read the text. Then pick the best answer and press Done. Each text has two questions.')
  const { className, ...scope } = settingsScope(settings)
  const onContinue = () => {
    next()
    setChoice(null)
    setDone(false)
  }
  return (
    <div className={styles.practice}>
      <div className={styles.say}>
        <ReadAloud sentence={instruction} of="practice-task" />
        <Text id="practice-task">{instruction}</Text>
      </div>
      <div {...scope} className={`${styles.item} ${className}`}>
        <section className={reading.passage} aria-label={t('Practice text')} ref={text} tabIndex={-1}>
          <Passage key={passage} text={passage} hasRuler={settings.ruler === 'on'} />
        </section>
        {isDone && choice !== null ? (
          <Shown item={item} choice={choice} hasMore={hasMore} onContinue={onContinue} />
        ) : (
          <Try
            key={turn}
            item={item}
            question={questions === 1 ? null : (turn % questions) + 1}
            choice={choice}
            onChoose={setChoice}
            onDone={() => setDone(true)}
            task={task}
          />
        )}
      </div>
    </div>
  )
}
