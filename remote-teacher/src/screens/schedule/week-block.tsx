import { useTranslation } from '@lekta/shared/i18n'
import { UnstyledButton, VisuallyHidden } from '@lekta/shared/ui'
import { useStateLabels } from '../../schedule/state-badge'
import { useRecipientsText } from '../../schedule/use-recipients-text'
import { type Move, movedStart } from './move-test'
import type { useDrag } from './use-drag'
import styles from './week.module.css'
import { type Block, timeOfMinutes } from './week-layout'

interface Props {
  block: Block
  tone: string
  firstHour: number
  /** How far the test is being dragged; null if it is not. */
  move: Move | null
  handlers: ReturnType<ReturnType<typeof useDrag>['handlers']>
  onOpen: () => void
}

/** Below this length in minutes there is room for one line of text only. */
const short = 60

/** A test within one day of the week, at its time. It can be dragged to another time. */
export const WeekBlock = ({ block, tone, firstHour, move, handlers, onOpen }: Props) => {
  const { t } = useTranslation()
  const labels = useStateLabels()
  const recipientsText = useRecipientsText()
  const { schedule, lane, lanes } = block
  const from = move ? movedStart(block.from, move.minutes) : block.from
  const minutes = block.until - block.from
  const { title, finished, children, state } = schedule
  const position = {
    '--tone': tone,
    '--from': from - firstHour * 60,
    '--minutes': minutes,
    '--lane': lane,
    '--lanes': lanes,
    '--days': move?.days ?? 0,
  } as React.CSSProperties
  return (
    <UnstyledButton
      className={styles.block}
      style={position}
      data-state={state}
      data-short={minutes < short || undefined}
      data-dragged={move !== null || undefined}
      title={title}
      onClick={onOpen}
      {...handlers}
    >
      <b className={styles.rooms}>{recipientsText(schedule)}</b>
      <span className={styles.time}>
        {timeOfMinutes(from)}–{timeOfMinutes((from + minutes) % (24 * 60))}
      </span>
      <span className={styles.count} aria-hidden="true">
        {finished}/{children}
      </span>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <VisuallyHidden>
        {title}, {t('{{count}} of {{of}} finished', { count: finished, of: children })}, {labels[state]}
      </VisuallyHidden>
    </UnstyledButton>
  )
}
