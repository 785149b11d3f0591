import type { ComparedGroup, GroupLevel } from '@lekta/shared/contract/assessment/comparison'
import type { Goal } from '@lekta/shared/contract/assessment/goal'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Link } from '@lekta/shared/routing'
import { Anchor, type Column, Group } from '@lekta/shared/ui'
import { GoalBadge } from '../goals/goal-section'
import { distanceFromGrade } from './order-groups'
import { useBandNames } from './use-band-names'
import type { ComparedMeasure } from './use-choices'
import { useGroupName } from './use-group-name'

type GroupColumn = Column<ComparedGroup> & { csv: (row: ComparedGroup) => string | number | null }

const shown = (value: number | null, format: (value: number) => string) => (value === null ? '–' : format(value))
const range = (value: { low: number; high: number } | null) =>
  value ? `${formatMeasure(value.low)}–${formatMeasure(value.high)}` : '–'

/** Returns a column of figures, which can be sorted. */
const figure = (
  name: string,
  label: string,
  csv: GroupColumn['csv'],
  format: (value: number) => string = String,
): GroupColumn => ({
  name,
  label,
  csv,
  sortable: true,
  numeric: true,
  cell: (row) => shown(csv(row) as number | null, format),
})

const changeOf = ({ level, before }: ComparedGroup) =>
  level.median === null || before.median === null ? null : level.median - before.median

/** Returns the first column, whose link chooses the group. */
export function useNameColumn(linkTo: (group: number) => string): GroupColumn {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  return {
    name: 'name',
    label: t('Name'),
    sortable: true,
    csv: nameOf,
    cell: (row) => (
      <Anchor component={Link} to={linkTo(row.key)} fw={600} data-row-link>
        {nameOf(row)}
      </Anchor>
    ),
  }
}

/** Returns the columns of each measure. The CSV file has all of them. */
export function useFigureColumns(): Record<ComparedMeasure, GroupColumn[]> {
  const { t } = useTranslation()
  const bands = useBandNames()
  const count = (name: keyof Pick<GroupLevel, 'far_below' | 'below' | 'within' | 'above'>, label: string) =>
    figure(name, label, ({ level }) => level[name])
  return {
    growth: [
      figure('compared', t('Compared'), ({ growth }) => growth.compared),
      { ...figure('growth', t('Growth'), ({ growth }) => growth.median, signedMeasure), phone: 'bottom' },
      figure('expected', t('Expected'), ({ growth }) => growth.expected, signedMeasure),
      { ...figure('against', t('Difference'), ({ growth }) => growth.against, signedMeasure), phone: 'top' },
      figure('grown', t('Clear growth'), ({ growth }) => growth.grown),
      figure('fallen', t('Clear decline'), ({ growth }) => growth.fallen),
    ],
    level: [
      figure('tested', t('Tested'), ({ level }) => level.tested),
      { ...figure('median', t('Median'), ({ level }) => level.median, formatMeasure), phone: 'top' },
      {
        ...figure('middle', t('Middle half'), ({ level }) => level.middle?.low ?? null),
        cell: (row) => range(row.level.middle),
        csv: (row) => range(row.level.middle),
        sortable: false,
      },
      figure('before', t('Median before'), ({ before }) => before.median, formatMeasure),
      { ...figure('change', t('Change'), changeOf, signedMeasure), phone: 'bottom' },
      figure('distance', t('From the middle of the grade'), (row) => distanceFromGrade(row), signedMeasure),
    ],
    bands: [
      ...bands.map(({ name, label }, i) => ({ ...count(name, label), ...(i === 0 && { phone: 'top' as const }) })),
      {
        ...figure('before', t('Far below before'), ({ before }) => (before.tested > 0 ? before.far_below : null)),
        phone: 'bottom',
      },
    ],
  }
}

/** Returns the column with the goals of classes. */
export function useGoalColumn(goalOf: (group: ComparedGroup) => Goal | undefined): GroupColumn {
  const { t } = useTranslation()
  return {
    name: 'goal',
    label: t('Goal'),
    csv: (row) => goalOf(row)?.target ?? null,
    sortable: true,
    cell: (row) => {
      const goal = goalOf(row)
      return goal ? (
        <Group gap="xs" wrap="nowrap">
          <span>{formatMeasure(goal.target)}</span> <GoalBadge goal={goal} />
        </Group>
      ) : (
        '–'
      )
    },
  }
}

export type { GroupColumn }
