import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'
import { useTranslation } from '@lekta/shared/i18n'
import { VisuallyHidden } from '@lekta/shared/ui'
import styles from './reading.module.css'

/** Returns the text before and after the blank. The bank writes the blank as underscores. */
const aroundBlank = (statement: string) => {
  const [before = '', after = ''] = statement.split(/_{2,}/, 2)
  return [before, after] as const
}

interface Props {
  item: Pick<ShownItem, 'statement' | 'options'>
  choice: number | null
}

/**
 * The statement, with the chosen option on the line of its blank. The line is as long as the longest option, so that
 * nothing moves.
 */
export const Statement = ({ item, choice }: Props) => {
  const { t } = useTranslation()
  const [before, after] = aroundBlank(item.statement)
  const longest = Math.max(...item.options.map((option) => option.length))
  return (
    <p className={styles.statement} id="statement" lang="en">
      {before}
      <span
        className={styles.blank}
        style={{ minWidth: `min(${longest + 1}ch, 100%)` }}
        data-filled={choice !== null || undefined}
      >
        {/* An empty line needs content to be as high as a filled one. */}
        {choice === null ? '\u00a0' : item.options[choice]}
        {choice === null && <VisuallyHidden>{t('blank')}</VisuallyHidden>}
      </span>
      {after}
    </p>
  )
}
