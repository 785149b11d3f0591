import { type GrowthOutcome, type GrowthSummary, growthOutcomes } from '@lekta/shared/contract/assessment/class-report'
import { useTranslation } from '@lekta/shared/i18n'
import { UnstyledButton } from '@lekta/shared/ui'
import styles from './growth.module.css'
import { countOf, useOutcomeNames } from './use-outcomes'

interface Props {
  outcome: GrowthOutcome | undefined
  onChoose: (outcome: GrowthOutcome | undefined) => void
  /** Missing until it has arrived. */
  summary: GrowthSummary | undefined
}

/** Chooses whose growth is listed: all students, or those with one outcome, each with the number of students. */
export const OutcomeFilter = ({ outcome, onChoose, summary }: Props) => {
  const { t } = useTranslation()
  const names = useOutcomeNames()
  // Growth in a few months is rarely so certain that it can be called less than expected.
  const shown = growthOutcomes.filter((one) => one !== 'less' || one === outcome || (summary && countOf(summary, one)))
  return (
    <fieldset className={styles.outcomes} aria-label={t('Students shown')}>
      {[undefined, ...shown].map((one) => (
        <UnstyledButton
          key={one ?? 'all'}
          className={styles.outcome}
          data-outcome={one}
          aria-pressed={one === outcome}
          onClick={() => onChoose(one)}
        >
          {one ? names[one] : t('All')} <b>{summary && countOf(summary, one)}</b>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
