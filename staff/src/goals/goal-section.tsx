import { useMutation, useQuery } from '@lekta/shared/client'
import { type Goal, goalContract } from '@lekta/shared/contract/assessment/goal'
import { useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Button, Group, Panel, Skeleton, StatusBadge, Text, useDisclosure } from '@lekta/shared/ui'
import { useCalendarDay } from '../comparison/use-terms'
import type { StaffArea } from '../staff-paths'
import { GoalDialog, type GoalSubject } from './goal-form'
import styles from './goals.module.css'
import { goalTones, useGoalStates } from './use-goal-states'

interface Props {
  area: StaffArea
  subject: GoalSubject
  /** Whose goal it is. */
  name: string
}

/** The state of a goal in words. */
export const GoalBadge = ({ goal: { state } }: { goal: Goal }) => {
  const states = useGoalStates()
  return <StatusBadge tone={goalTones[state]}>{states[state]}</StatusBadge>
}

const GoalText = ({ goal }: { goal: Goal }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const lastDay = useCalendarDay()
  const { target, by, start, set_at, current, owner } = goal
  return (
    <div>
      <div className={styles.goal}>
        {t('{{target}} by {{by}}', { target: formatMeasure(target), by: lastDay(by) })} <GoalBadge goal={goal} />
      </div>
      <Text size="sm">
        {t('Started at {{start}} on {{day}}', { start: formatMeasure(start), day: day(set_at) })}
        {current !== null && ` · ${t('Today {{current}}', { current: formatMeasure(current) })}`}
      </Text>
      <Text size="sm" c="dimmed">
        {t('Responsible: {{name}}', { name: owner?.name ?? t('The school') })}
      </Text>
    </div>
  )
}

const RemoveButton = ({ goal }: { goal: Goal }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [remove] = useMutation(goalContract.removeGoal)
  return (
    <ConfirmButton
      variant="default"
      size="sm"
      title={t('Remove this goal?')}
      text={t('Its start and its state are then no longer shown. A new goal starts at the measure of that day.')}
      action={t('Remove the goal')}
      onConfirm={() => act(() => remove({ params: { id: goal.id } }).unwrap(), t('Goal removed'))}
    >
      {t('Remove')}
    </ConfirmButton>
  )
}

const Content = ({ goal, mayAdd, ...props }: Props & { goal: Goal | undefined; mayAdd: boolean }) => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const mayChange = goal ? goal.editable : mayAdd
  return (
    <div className={styles.section}>
      {goal ? <GoalText goal={goal} /> : <Text c="dimmed">{t('No goal yet.')}</Text>}
      {mayChange && (
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={open}>
            {goal ? t('Change the goal') : t('Set a goal')}
          </Button>
          {goal && <RemoveButton goal={goal} />}
        </Group>
      )}
      <GoalDialog {...props} goal={goal} opened={opened} onClose={close} />
    </div>
  )
}

const isOf =
  ({ student_id, classroom_id }: GoalSubject) =>
  (goal: Goal) =>
    goal.student_id === (student_id ?? null) && goal.classroom_id === (classroom_id ?? null)

/** The goal of a student, a class or the school: measure, day and state; it is set, changed and removed here. */
export const GoalPanel = ({ area, subject, name }: Props) => {
  const { t } = useTranslation()
  const query = useQuery(goalContract.goals, { query: subject }, { refetchOnMountOrArgChange: true })
  const isOfSchool = subject.student_id === undefined && subject.classroom_id === undefined
  return (
    <Panel title={isOfSchool ? t('Goal of the school') : t('Goal of {{name}}', { name })}>
      <QueryContent query={{ ...query, data: query.currentData }} skeleton={<Skeleton height={96} />}>
        {(goals) => (
          <Content
            area={area}
            subject={subject}
            name={name}
            goal={goals.find(isOf(subject))}
            mayAdd={!isOfSchool || area === 'school'}
          />
        )}
      </QueryContent>
    </Panel>
  )
}
