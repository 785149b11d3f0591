import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'
import type { ReadingAid, ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Text } from '@lekta/shared/ui'
import type { FormEvent } from 'react'
import { Choices } from '../../reading/choices'
import { positionOf } from '../../reading/item-position'
import { QuestionSign } from '../../reading/question-sign'
import { Statement } from '../../reading/statement'
import { useAidsUsed } from '../../reading/use-aids-used'
import { useItemKeys } from '../../reading/use-item-keys'
import type { ItemKey } from './item-clock'
import styles from './main.module.css'
import { Nudge } from './nudge'
import { TextPane } from './text-pane'
import { useArrival } from './use-arrival'
import { useItemClock } from './use-item-clock'

interface Props {
  item: ShownItem
  at: ItemKey
  choice: number | null
  onChoose: (choice: number) => void
  skips: number
  /** Whether the item is shown again because its answer could not be saved. */
  again: boolean
  /** How the text is shown. */
  settings: ReadingSettings
  onAnswer: (choice: number | null, milliseconds: number, aids: ReadingAid[]) => void
}

interface ActionProps {
  hasChoice: boolean
  skips: number
  /** Whether the text has another question, so that only this one is skipped. */
  isQuestion: boolean
  onSkip: () => void
}

const AnswerActions = ({ hasChoice, skips, isQuestion, onSkip }: ActionProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.answerActions}>
      <Button className={styles.confirm} type="submit" fullWidth disabled={!hasChoice}>
        {hasChoice ? t('Next') : t('Choose the answer')}
      </Button>
      <Button
        className={styles.skip}
        variant="subtle"
        color="gray"
        c="dimmed"
        disabled={skips === 0}
        rightSection={<Icon name="right" size={18} />}
        onClick={onSkip}
      >
        {isQuestion
          ? t('Skip this question ({{skips}} left)', { skips })
          : t('Skip this text ({{skips}} left)', { skips })}
      </Button>
    </div>
  )
}

/**
 * One text with a question. The child chooses an option, can change it, and confirms it, or skips the question. The
 * next question reuses the same elements, which is faster on a slow phone; its text, too, unless it is a new one.
 */
export function ItemView({ item, at, choice, onChoose, skips, again, settings, onAnswer }: Props) {
  const { t } = useTranslation()
  const { text, question } = positionOf(item)
  const { textHeading, questionHeading } = useArrival(item.number, text)
  const time = useItemClock(at)
  const aids = useAidsUsed(item.number, settings)
  const confirm = () => {
    if (choice !== null) onAnswer(choice, time(), aids())
  }
  useItemKeys(item.options.length, onChoose, confirm)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm()
  }
  return (
    <>
      <div className={styles.item}>
        <div className={styles.panes}>
          <TextPane
            key={text}
            number={text}
            text={item.passage}
            isNew={question === 1 && text > 1}
            hasRuler={settings.ruler === 'on'}
            heading={textHeading}
          />
          <form className={styles.task} data-number={item.number} onSubmit={submit}>
            {again && (
              <Text role="alert" className={styles.again}>
                {t('We could not save your answer. Please choose again.')}
              </Text>
            )}
            {question !== null && <QuestionSign number={question} heading={questionHeading} />}
            <Statement item={item} choice={choice} />
            <Choices options={item.options} choice={choice} onChoose={onChoose} />
            <AnswerActions
              hasChoice={choice !== null}
              skips={skips}
              isQuestion={question !== null}
              onSkip={() => onAnswer(null, time(), aids())}
            />
          </form>
        </div>
      </div>
      <Nudge />
    </>
  )
}
