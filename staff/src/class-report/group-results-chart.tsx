import { BoxChart } from '@lekta/shared/charts/box-chart'
import type { GroupResults } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'

interface Props<G> {
  /** The accessible name: what is compared. */
  label: string
  groups: readonly G[]
  keyOf: (group: G) => number
  name: (group: G) => string
  /** The page that a group opens. */
  to?: (group: G) => string
}

/** The level before this term, so that the arrow to the median is as long as the change of those who were tested twice. */
const beforeOf = ({ median, change }: GroupResults) => (median === null || change === null ? null : median - change)

/** Compares classes or grades on one axis with the typical range of their grade, and with their level before this term. */
export function GroupResultsChart<G extends GroupResults>({ label, groups, keyOf, name, to }: Props<G>) {
  const { t } = useTranslation()
  return (
    <BoxChart
      label={label}
      groups={groups.map((group) => ({
        key: keyOf(group),
        name: name(group),
        note: t('{{tested}} of {{students}} tested', { tested: group.tested, students: group.students }),
        median: group.median,
        middle: group.middle,
        norm: group.norm,
        before: beforeOf(group),
        to: to?.(group),
      }))}
      title={t('Reading measure in L')}
      withValues
    />
  )
}
