import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'
import { useTranslation } from '@lekta/shared/i18n'
import { VisuallyHidden } from '@lekta/shared/ui'
import styles from './reading.module.css'

interface Props {
  item: Pick<ShownItem, 'statement' | 'options'>
  choice: number | null
}

/** The line for the missing words. It is as long as the longest option, so that nothing moves. */
const Blank = ({ item: { options }, choice }: Props) => {
  const { t } = useTranslation()
  const longest = Math.max(...options.map((option) => option.length))
  return (
    <span
      className={styles.blank}
      style={{ minWidth: `min(${longest + 1}ch, 100%)` }}
      data-filled={choice !== null || undefined}
    >
      {/* An empty line needs content to be as high as a filled one. */}
      {choice === null ? '\u00a0' : options[choice]}
      {choice === null && <VisuallyHidden>{t('blank')}</VisuallyHidden>}
    </span>
  )
}

/** A question, or a sentence with the chosen option on the line of its blank, which the bank writes as underscores. */
export const Statement = ({ item, choice }: Props) => {
  const [before, after] = item.statement.split(/_{2,}/, 2)
  return (
    <p className={styles.statement} id="statement" lang="en">
      {before}
      {after !== undefined && <Blank item={item} choice={choice} />}
      {after}
    </p>
  )
}
