import { DistributionChart, mostDots } from '@lekta/shared/charts/distribution-chart'
import { Legend, type LegendEntry } from '@lekta/shared/charts/legend'
import { SmallMultiples } from '@lekta/shared/charts/small-multiples'
import type { GradeSpread } from '@lekta/shared/contract/people/student'
import { useTranslation } from '@lekta/shared/i18n'
import { SPREAD_STEP } from '@lekta/shared/lib/measure/attention'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Stack, Text } from '@lekta/shared/ui'

/** Returns the part of the scale that contains all students and the typical ranges of their grades. */
function spanOf(spreads: readonly GradeSpread[]) {
  const starts = spreads.flatMap(({ bins }) => bins.map(({ from }) => from))
  const norms = spreads.flatMap(({ norm }) => (norm ? [norm.low, norm.high] : []))
  return { low: Math.min(...starts, ...norms), high: Math.max(...starts, ...norms) + SPREAD_STEP }
}

const Counts = ({ spread: { students, median, norm } }: { spread: GradeSpread }) => {
  const { t } = useTranslation()
  return (
    <Text size="sm" c="dimmed">
      {t('{{count}} students', { count: students, defaultValue_one: '{{count}} student' })}
      {` · ${t('Median')} ${formatMeasure(median)}`}
      {norm && ` · ${t('{{below}} below, {{within}} in, {{above}} above the typical range', norm)}`}
    </Text>
  )
}

function useSigns(spreads: readonly GradeSpread[]): LegendEntry[] {
  const { t } = useTranslation()
  return [
    ...(spreads.some(({ students }) => students <= mostDots) ? [{ sign: 'dot' as const, text: t('One student') }] : []),
    ...(spreads.some(({ students }) => students > mostDots)
      ? [{ sign: 'bar' as const, text: t('Number of students') }]
      : []),
    { sign: 'band', text: t('Typical range for the grade') },
    { sign: 'tick', text: t('Median') },
  ]
}

/** The distribution of each grade, on one scale. */
export const GradeDistributions = ({ spreads }: { spreads: readonly GradeSpread[] }) => {
  const { t } = useTranslation()
  const span = spanOf(spreads)
  const nameOf = (grade: number | null) => (grade === null ? t('Grade unknown') : t('Grade {{grade}}', { grade }))
  return (
    <Stack gap="sm">
      <SmallMultiples
        items={spreads}
        keyOf={({ grade }) => grade ?? 'unknown'}
        title={(spread) => (
          <>
            <Text fw={600}>{nameOf(spread.grade)}</Text>
            <Counts spread={spread} />
          </>
        )}
      >
        {({ grade, bins, median, norm }) => (
          <DistributionChart
            label={t('Distribution of {{group}}', { group: nameOf(grade) })}
            bins={bins.map(({ from, students }) => ({ from, count: students }))}
            step={SPREAD_STEP}
            norm={norm}
            median={median}
            span={span}
            noTable
            noLegend
          />
        )}
      </SmallMultiples>
      <Legend entries={useSigns(spreads)} />
    </Stack>
  )
}
