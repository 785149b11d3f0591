import { type GrowthOutcome, type GrowthSummary, growthOutcomes } from '@lekta/shared/contract/assessment/class-report'
import { useTranslation } from '@lekta/shared/i18n'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'

/** Returns what each outcome is called. */
export function useOutcomeNames(): Readonly<Record<GrowthOutcome, string>> {
  const { t } = useTranslation()
  return {
    declined: t('Declined'),
    unchanged: t('No clear change'),
    less: t('Less than expected'),
    expected: t('As expected'),
    more: t('More than expected'),
  }
}

/** Returns the outcome whose students are listed, which is stored in the address; undefined for all students. */
export function useOutcome() {
  const { values, choose, filtered } = useUrlFilter('outcome')
  return {
    outcome: growthOutcomes.find((name) => name === values.outcome),
    choose: (outcome: GrowthOutcome | undefined) => choose('outcome', outcome ?? ''),
    filtered,
  }
}

/** Returns how many students there are, or how many with an outcome; undefined if the server does not say. */
export const countOf = ({ students, outcomes }: GrowthSummary, outcome: GrowthOutcome | undefined) =>
  outcome === undefined ? students : outcomes?.[outcome]
