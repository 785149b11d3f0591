import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'
import type { ReadingAid, ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Text } from '@lekta/shared/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { Choices } from '../../reading/choices'
import { Passage } from '../../reading/passage'
import reading from '../../reading/reading.module.css'
import { Statement } from '../../reading/statement'
import { useAidsUsed } from '../../reading/use-aids-used'
import { useItemKeys } from '../../reading/use-item-keys'
import type { ItemKey } from './item-clock'
import styles from './main.module.css'
import { Nudge } from './nudge'
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

// Scrolls to the top and moves the focus there for each new text, so that screen readers announce it.
function useArrival(number: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each text
  useEffect(() => {
    // Screen readers announce a heading only when it receives the focus.
    heading.current?.blur()
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [number])
  return heading
}

/**
 * One text with its statement. The child chooses an option, can change it, and confirms it, or skips the text. The
 * next text reuses the same elements, which is faster on a slow phone.
 */
export function ItemView({ item, at, choice, onChoose, skips, again, settings, onAnswer }: Props) {
  const { t } = useTranslation()
  const heading = useArrival(item.number)
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
    <div className={styles.item}>
      <section className={reading.passage} aria-labelledby="text-heading">
        <h1 className={reading.number} id="text-heading" ref={heading} tabIndex={-1}>
          {t('Text {{number}}', { number: item.number })}
        </h1>
        <Passage text={item.passage} hasRuler={settings.ruler === 'on'} />
      </section>
      <form className={styles.task} onSubmit={submit}>
        {again && (
          <Text role="alert" className={styles.again}>
            {t('We could not save your answer. Please choose again.')}
          </Text>
        )}
        <Statement item={item} choice={choice} />
        <Choices options={item.options} choice={choice} onChoose={onChoose} />
        <div className={styles.answerActions}>
          <Button className={styles.confirm} type="submit" fullWidth disabled={choice === null}>
            {choice === null ? t('Choose the answer') : t('Next')}
          </Button>
          <Button
            className={styles.skip}
            variant="subtle"
            color="gray"
            c="dimmed"
            disabled={skips === 0}
            rightSection={<Icon name="right" size={18} />}
            onClick={() => onAnswer(null, time(), aids())}
          >
            {t('Skip this text ({{skips}} left)', { skips })}
          </Button>
        </div>
      </form>
      <Nudge />
    </div>
  )
}
