import { useMutation } from '@lekta/shared/client'
import { type Goal, goalContract } from '@lekta/shared/contract/assessment/goal'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { schoolYearStart, termAfter } from '@lekta/shared/lib/time/school-terms'
import { Dialog, Text, TextInput } from '@lekta/shared/ui'
import { OwnerChoice } from '../interventions/intervention-fields'
import type { StaffArea } from '../staff-paths'

const DAY = 24 * 60 * 60_000
/** A goal is set for at least this many days, unless the user chooses another day. */
const leastDays = 60

/** Whose goal it is: that of a student, of a class, or without either of the school. */
export interface GoalSubject {
  student_id?: number
  classroom_id?: number
}

/** Returns the last day of the school year, or of the next one if this one ends soon. */
function usualDay(now: Date): string {
  const ends = [2, 4].map((terms) => new Date(termAfter(schoolYearStart(now), terms).getTime() - DAY))
  const end = ends.find((at) => at.getTime() - now.getTime() > leastDays * DAY) ?? now
  return end.toISOString().slice(0, 10)
}

interface Props {
  area: StaffArea
  subject: GoalSubject
  /** The goal that is changed; undefined for the first one. */
  goal: Goal | undefined
  onClose: () => void
}

const GoalForm = ({ area, subject, goal, onClose }: Props) => {
  const { t } = useTranslation()
  const [set] = useMutation(goalContract.setGoal)
  const form = useForm({
    body: goalContract.setGoal.body,
    initial: {
      target: goal ? String(goal.target) : '',
      by: goal?.by ?? usualDay(new Date()),
      owner_id: goal?.owner ? String(goal.owner.id) : '',
    },
    send: (body) => set({ body: { ...body, ...subject } }).unwrap(),
    done: t('Goal set'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Goal')} action={t('Set the goal')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {subject.student_id === undefined
          ? t('The goal is about the median. It starts at the measure of today.')
          : t('The goal starts at the measure of today.')}
      </Text>
      <TextInput {...form.text('target')} type="number" step={5} label={t('Measure to reach (L)')} data-autofocus />
      <TextInput {...form.text('by')} type="date" label={t('Until')} />
      <OwnerChoice area={area} form={form} current={goal?.owner} />
    </Form>
  )
}

/** The dialog in which a goal is set or changed. */
export const GoalDialog = ({ opened, name, ...props }: Props & { opened: boolean; name: string }) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('Goal of {{name}}', { name })}>
      <GoalForm {...props} />
    </Dialog>
  )
}
