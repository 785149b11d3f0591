import { useQuery } from '@lekta/shared/client'
import { type Comparison as ComparisonData, comparisonContract } from '@lekta/shared/contract/assessment/comparison'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Card, PageHeader, Skeleton, Stack, Text, useDisclosure } from '@lekta/shared/ui'
import { GoalPanel } from '../goals/goal-section'
import { type StaffArea, staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import { Answer } from './answer'
import { ChoiceBar } from './choice-bar'
import styles from './comparison.module.css'
import { GroupDistributions } from './group-distributions'
import { GroupPanel } from './group-panel'
import { GroupsChart } from './groups-chart'
import { GroupsCsv, GroupsTable } from './groups-table'
import { mostInNeed, orderByNeed } from './order-groups'
import { useChoices } from './use-choices'
import { useClassGoals } from './use-class-goals'

/** How many groups the picture shows at first. */
const first = 24

interface Props extends ReturnType<typeof useChoices> {
  area: StaffArea
  comparison: ComparisonData
  goalOf: ReturnType<typeof useClassGoals>
}

const Picture = ({ comparison, choices: { show }, linkTo, goalOf }: Props) => {
  const { t } = useTranslation()
  const [open, { open: showAll }] = useDisclosure(false)
  const groups = orderByNeed(comparison.groups, show)
  return (
    <Card component="section">
      <Answer comparison={comparison} show={show} />
      <div className={styles.chart}>
        <GroupsChart
          show={show}
          comparison={comparison}
          groups={open ? groups : groups.slice(0, first)}
          linkTo={linkTo}
          goalOf={goalOf}
        />
      </div>
      {!open && groups.length > first && (
        <Button variant="default" mt="md" onClick={showAll}>
          {t('Show all {{count}}', { count: groups.length })}
        </Button>
      )}
    </Card>
  )
}

const NoGroups = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation()
  return (
    <Card component="section">
      <Stack gap="sm" align="flex-start">
        <Text>{t('There is nothing to compare yet. Classes appear here as soon as they have students.')}</Text>
        <Button component={Link} to={staffPaths(area).classrooms}>
          {t('Open the classrooms')}
        </Button>
      </Stack>
    </Card>
  )
}

const Content = (props: Props) => {
  const { area, comparison, choices, linkTo, goalOf } = props
  const { groups } = comparison
  if (groups.length === 0) return <NoGroups area={area} />
  const chosen = groups.find(({ key }) => key === choices.group) ?? mostInNeed(groups, choices.show)
  return (
    <Stack gap="lg">
      <Picture {...props} />
      {chosen && <GroupPanel area={area} by={choices.by} group={chosen} since={choices.since} />}
      {chosen && choices.by === 'class' && (
        <GoalPanel key={chosen.key} area={area} subject={{ classroom_id: chosen.key }} name={chosen.name ?? ''} />
      )}
      {choices.show === 'level' && <GroupDistributions groups={groups} linkTo={linkTo} />}
      <GroupsTable groups={orderByNeed(groups, choices.show)} show={choices.show} linkTo={linkTo} goalOf={goalOf} />
      <GoalPanel area={area} subject={{}} name="" />
    </Stack>
  )
}

/** Compares classes or grades: growth against what was expected, levels, and shares in each band of a grade. */
export default function Comparison() {
  const area = useStaffArea()
  const { t } = useTranslation()
  const state = useChoices()
  const { by, term, before, since } = state.choices
  const query = useQuery(comparisonContract.comparison, { query: { by, term, before, since } })
  const comparison = query.data
  const goalOf = useClassGoals(by)
  return (
    <>
      <PageHeader title={t('Compare')} subtitle={t('Classes and grades side by side: growth, level, shares')}>
        {comparison && comparison.groups.length > 0 && (
          <GroupsCsv groups={comparison.groups} linkTo={state.linkTo} goalOf={goalOf} />
        )}
      </PageHeader>
      <Stack gap="lg">
        <ChoiceBar {...state} comparison={comparison} />
        <QueryContent
          query={query}
          skeleton={
            <Stack gap="lg">
              <Skeleton height={420} radius="lg" />
              <Skeleton height={480} radius="lg" />
            </Stack>
          }
        >
          {(data) => <Content {...state} area={area} comparison={data} goalOf={goalOf} />}
        </QueryContent>
      </Stack>
    </>
  )
}
