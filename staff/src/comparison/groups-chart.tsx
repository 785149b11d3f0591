import { BoxChart } from '@lekta/shared/charts/box-chart'
import { ShareChart } from '@lekta/shared/charts/share-chart'
import type { ComparedGroup, Comparison } from '@lekta/shared/contract/assessment/comparison'
import type { Goal } from '@lekta/shared/contract/assessment/goal'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { useBandNames } from './use-band-names'
import type { ComparedMeasure } from './use-choices'
import { useGroupName } from './use-group-name'
import { useTermName } from './use-terms'

interface Props {
  comparison: Comparison
  groups: readonly ComparedGroup[]
  goalOf: (group: ComparedGroup) => Goal | undefined
  linkTo: (group: number) => string
}

const GrowthChart = ({ groups, linkTo }: Props) => {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  return (
    <BoxChart
      label={t('Growth compared with what was expected')}
      title={t('Growth beyond what was expected (L)')}
      zero={0}
      format={signedMeasure}
      groups={groups.map((group) => ({
        key: group.key,
        name: nameOf(group),
        note: t('{{count}} of {{all}}', { count: group.growth.compared, all: group.students }),
        median: group.growth.against,
        middle: group.growth.middle,
        to: linkTo(group.key),
      }))}
    />
  )
}

const LevelChart = ({ comparison, groups, linkTo, goalOf }: Props) => {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const termName = useTermName()
  return (
    <BoxChart
      label={t('Levels compared')}
      title={t('Measure (L)')}
      words={{ before: t('Median, {{term}}', { term: termName(comparison.before) }) }}
      groups={groups.map((group) => ({
        key: group.key,
        name: nameOf(group),
        note: t('{{count}} of {{all}}', { count: group.level.tested, all: group.students }),
        median: group.level.median,
        middle: group.level.middle,
        norm: group.norm,
        before: group.before.median,
        goal: goalOf(group)?.target ?? null,
        to: linkTo(group.key),
      }))}
    />
  )
}

const BandsChart = ({ groups, linkTo }: Props) => {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const bands = useBandNames()
  return (
    <ShareChart
      label={t('Share of students in each band of their grade')}
      parts={bands.map(({ label }) => label)}
      groups={groups.map((group) => ({
        key: group.key,
        name: nameOf(group),
        note: t('{{count}} of {{all}}', { count: group.level.tested, all: group.students }),
        counts: bands.map(({ name }) => group.level[name]),
        to: linkTo(group.key),
      }))}
    />
  )
}

const charts = { growth: GrowthChart, level: LevelChart, bands: BandsChart } as const satisfies Record<
  ComparedMeasure,
  unknown
>

/** The picture of what is compared: a row for each group, which chooses it. */
export const GroupsChart = ({ show, ...props }: Props & { show: ComparedMeasure }) => {
  const Picture = charts[show]
  return <Picture {...props} />
}
