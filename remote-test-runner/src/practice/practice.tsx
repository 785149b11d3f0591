import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Text } from '@lekta/shared/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Choices } from '../reading/choices'
import { Passage } from '../reading/passage'
import reading from '../reading/reading.module.css'
import { settingsScope } from '../reading/settings/settings-scope'
import { Statement } from '../reading/statement'
import { useItemKeys } from '../reading/use-item-keys'
import { ReadAloud } from '../voice/read-aloud'
import styles from './practice.module.css'
import { type PracticeItem, practiceItems } from './practice-items'

const useReason = (reason: PracticeItem['reason']) => {
  const { t } = useTranslation()
  return {
    rain: t('It had rained, the grass was full of drops, and her socks left marks. They were wet.'),
    seed: t('After a week there was something to see in the pot. The seed had begun to grow.'),
  }[reason]
}

interface Trying {
  item: PracticeItem
  choice: number | null
  onChoose: (choice: number) => void
  onDone: () => void
}

/** The text with its four options, as in the test. */
const Try = ({ item, choice, onChoose, onDone }: Trying) => {
  const { t } = useTranslation()
  useItemKeys(item.options.length, onChoose, () => choice !== null && onDone())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (choice !== null) onDone()
  }
  return (
    <form className={styles.task} onSubmit={submit}>
      <Statement item={item} choice={choice} />
      <Choices options={item.options} choice={choice} onChoose={onChoose} />
      <Button className={styles.done} type="submit" size="lg" disabled={choice === null}>
        {choice === null ? t('Choose the answer') : t('Done')}
      </Button>
    </form>
  )
}

/** The feedback on a practice answer. It explains how the test works and does not judge. */
const Shown = ({ item, choice, onAgain }: { item: PracticeItem; choice: number; onAgain: () => void }) => {
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
        {t(
          'In the test, the next text comes straight away, and you won’t see which answer was right. Just pick what you think.',
        )}
      </Text>
      <Button className={styles.again} variant="default" onClick={onAgain}>
        {t('Try another one')}
      </Button>
    </div>
  )
}

/** A short practice test. Its answers do not count and are not stored, and it can be repeated. */
export const Practice = ({ settings }: { settings: ReadingSettings }) => {
  const { t } = useTranslation()
  const [turn, setTurn] = useState(0)
  const [choice, setChoice] = useState<number | null>(null)
  const [isDone, setDone] = useState(false)
  const item = practiceItems[turn % practiceItems.length] ?? practiceItems[0]
  const task = t('Read the text. Then pick the answer that fits in the gap and press Done.')
  const { className, ...scope } = settingsScope(settings)
  const again = () => {
    setTurn(turn + 1)
    setChoice(null)
    setDone(false)
  }
  return (
    <div className={styles.practice}>
      <div className={styles.say}>
        <ReadAloud sentence={task} of="practice-task" />
        <Text id="practice-task">{task}</Text>
      </div>
      <div {...scope} className={`${styles.item} ${className}`}>
        <section className={reading.passage} aria-label={t('Practice text')}>
          <Passage key={turn} text={item.passage} hasRuler={settings.ruler === 'on'} />
        </section>
        {isDone && choice !== null ? (
          <Shown item={item} choice={choice} onAgain={again} />
        ) : (
          <Try key={turn} item={item} choice={choice} onChoose={setChoice} onDone={() => setDone(true)} />
        )}
      </div>
    </div>
  )
}
