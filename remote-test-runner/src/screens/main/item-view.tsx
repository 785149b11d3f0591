import type { ShownItem } from '@lekta/shared/contract/test'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Text } from '@lekta/shared/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { Choices } from './choices'
import type { ItemKey } from './item-clock'
import styles from './main.module.css'
import { Nudge } from './nudge'
import { Statement } from './statement'
import { useItemClock } from './use-item-clock'
import { useItemKeys } from './use-item-keys'

interface Props {
  item: ShownItem
  at: ItemKey
  choice: number | null
  onChoose: (choice: number) => void
  skips: number
  /** The answer could not be saved and is asked for once more. */
  again: boolean
  onAnswer: (choice: number | null, milliseconds: number) => void
}

// A new text begins at its top, and with it everyone who does not see the page.
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return heading
}

/** One text with its statement: choose, change, confirm; or skip. */
export function ItemView({ item, at, choice, onChoose, skips, again, onAnswer }: Props) {
  const { t } = useTranslation()
  const heading = useArrival()
  const time = useItemClock(at)
  const confirm = () => {
    if (choice !== null) onAnswer(choice, time())
  }
  useItemKeys(item.options.length, onChoose, confirm)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm()
  }
  return (
    <div className={styles.item}>
      <section className={styles.passage} aria-labelledby="text-heading">
        <h1 className={styles.number} id="text-heading" ref={heading} tabIndex={-1}>
          {t('Text {{number}}', { number: item.number })}
        </h1>
        <p className={styles.reading} lang="en">
          {item.passage}
        </p>
      </section>
      <form className={styles.task} onSubmit={submit}>
        {again && (
          <Text role="alert" className={styles.again}>
            {t('This answer could not be saved. Please choose once more.')}
          </Text>
        )}
        <Statement item={item} choice={choice} />
        <Choices options={item.options} choice={choice} onChoose={onChoose} />
        <div className={styles.deeds}>
          <Button className={styles.confirm} type="submit" fullWidth disabled={choice === null}>
            {choice === null ? t('Choose the words that fit') : t('Done, next text')}
          </Button>
          <Button
            className={styles.skip}
            variant="subtle"
            color="gray"
            c="dimmed"
            disabled={skips === 0}
            rightSection={<Icon name="right" size={18} />}
            onClick={() => onAnswer(null, time())}
          >
            {t('Skip this text ({{skips}} left)', { skips })}
          </Button>
        </div>
      </form>
      <Nudge />
    </div>
  )
}
