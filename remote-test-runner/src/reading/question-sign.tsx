import { useTranslation } from '@lekta/shared/i18n'
import { VisuallyHidden } from '@lekta/shared/ui'
import type { RefObject } from 'react'
import { questionsPerText } from './item-position'
import styles from './reading.module.css'

interface Props {
  number: number
  heading?: RefObject<HTMLHeadingElement | null>
  level?: 'h2' | 'h3'
}

/** Says which of its text's two questions this is. */
export const QuestionSign = ({ number, heading, level: Heading = 'h2' }: Props) => {
  const { t } = useTranslation()
  const values = { number, count: questionsPerText }
  return (
    <Heading className={styles.sign} ref={heading} tabIndex={-1}>
      <span aria-hidden="true">{t('Question {{number}} of {{count}}', values)}</span>
      <VisuallyHidden>{t('Question {{number}} of {{count}} about this text', values)}</VisuallyHidden>
    </Heading>
  )
}
