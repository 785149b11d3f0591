import { DistributionChart, mostDots } from '@lekta/shared/charts/distribution-chart'
import { Legend, type LegendEntry } from '@lekta/shared/charts/legend'
import { SmallMultiples } from '@lekta/shared/charts/small-multiples'
import type { ComparedGroup } from '@lekta/shared/contract/assessment/comparison'
import { useTranslation } from '@lekta/shared/i18n'
import { SPREAD_STEP } from '@lekta/shared/lib/measure/attention'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, Panel, Text, useDisclosure } from '@lekta/shared/ui'
import { useGroupName } from './use-group-name'

/** How many distributions are shown at first. */
const first = 12

function useSigns(groups: readonly ComparedGroup[]): LegendEntry[] {
  const { t } = useTranslation()
  const many = groups.some(({ level }) => level.tested > mostDots)
  return [
    { sign: 'dot', text: t('One student') },
    ...(many ? [{ sign: 'bar' as const, text: t('Number of students') }] : []),
    { sign: 'band', text: t('Typical range for the grade') },
    { sign: 'tick', text: t('Median') },
  ]
}

interface Props {
  groups: readonly ComparedGroup[]
  linkTo: (group: number) => string
}

/** The distribution of the students of each group, on one scale. */
export const GroupDistributions = ({ groups, linkTo }: Props) => {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const [open, { open: showAll }] = useDisclosure(false)
  const tested = groups.filter(({ bins }) => bins.length > 0)
  const signs = useSigns(tested)
  if (tested.length === 0) return null
  const starts = tested.flatMap(({ bins, norm }) => [...bins.map(({ from }) => from), norm.low, norm.high])
  const span = { low: Math.min(...starts), high: Math.max(...starts) + SPREAD_STEP }
  return (
    <Panel title={t('How the students of each group are spread')}>
      <SmallMultiples
        items={open ? tested : tested.slice(0, first)}
        keyOf={({ key }) => key}
        title={(group) => (
          <>
            <Anchor component={Link} to={linkTo(group.key)} fw={600}>
              {nameOf(group)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {`${t('{{count}} students', { count: group.level.tested, defaultValue_one: '{{count}} student' })} · ${t('Median')} ${formatMeasure(group.level.median ?? 0)}`}
            </Text>
          </>
        )}
      >
        {(group) => (
          <DistributionChart
            label={t('Distribution of {{group}}', { group: nameOf(group) })}
            bins={group.bins.map(({ from, students }) => ({ from, count: students }))}
            step={SPREAD_STEP}
            norm={group.norm}
            median={group.level.median}
            span={span}
            noLegend
          />
        )}
      </SmallMultiples>
      <Legend entries={signs} />
      {!open && tested.length > first && (
        <Button variant="default" mt="md" onClick={showAll}>
          {t('Show all {{count}}', { count: tested.length })}
        </Button>
      )}
    </Panel>
  )
}
