import type { BankDetail, BankQuestion } from '@lekta/shared/contract/assessment/bank'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon, Text, Title, UnstyledButton, VisuallyHidden } from '@lekta/shared/ui'
import styles from './bank.module.css'
import { useFormName, useKindNames } from './use-kind-names'

/** Names what a question asks for, and the form and motifs of its passage. */
export const QuestionFacts = ({ question }: { question: BankQuestion }) => {
  const { t, i18n } = useTranslation()
  const kinds = useKindNames()
  const formName = useFormName()
  const motifs = new Intl.ListFormat(i18n.language, { type: 'unit' })
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('Kind')}</dt>
        <dd>{kinds[question.kind]}</dd>
      </div>
      <div>
        <dt>{t('Form')}</dt>
        <dd>{formName(question.form)}</dd>
      </div>
      <div>
        <dt>{t('Motifs')}</dt>
        <dd lang="en">{motifs.format(question.motifs)}</dd>
      </div>
    </dl>
  )
}

interface Props {
  question: NonNullable<BankDetail['other_question']>
  onOpen: (id: string) => void
}

/** The other question about the same passage, with its answers; a button opens it in full. */
export const OtherQuestion = ({ question, onOpen }: Props) => {
  const { t } = useTranslation()
  const kinds = useKindNames()
  return (
    <section className={styles.other}>
      <div className={styles.otherHead}>
        <Title order={3} size="h5">
          {question.number === 1 ? t('First question about this passage') : t('Second question about this passage')}
        </Title>
        <Text size="sm" c="dimmed">
          {kinds[question.kind]}
        </Text>
      </div>
      <UnstyledButton className={styles.open} onClick={() => onOpen(question.id)} lang="en">
        {question.statement}
      </UnstyledButton>
      <ul className={styles.otherOptions}>
        {question.options.map(({ text, right }) => (
          <li key={text} data-right={right || undefined}>
            <span lang="en">{text}</span> {right && <Icon name="check" size={16} />}
            {right && <VisuallyHidden>{t('Correct answer')}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </section>
  )
}
