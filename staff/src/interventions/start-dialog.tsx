import { useMutation, useProfile } from '@lekta/shared/client'
import { type InterventionReason, interventionContract } from '@lekta/shared/contract/people/intervention'
import { useDateFormat } from '@lekta/shared/dates/use-day'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { Dialog, Text } from '@lekta/shared/ui'
import { useRef } from 'react'
import { type StaffArea, staffPaths } from '../staff-paths'
import { InterventionFields } from './intervention-fields'
import { useReasons } from './use-reasons'

/** The students of a new intervention: those named, or all of a group of the class report. */
export interface StartingGroup {
  reason: InterventionReason
  count: number
  ids?: readonly number[] | undefined
  /** Limits a group of the class report to one classroom. */
  classroomId?: number | undefined
}

const WEEK = 7 * 24 * 60 * 60_000
/** How many weeks after its start an intervention is checked, unless the user chooses another day. */
const weeksToCheck = 6

interface Props {
  area: StaffArea
  group: StartingGroup
  onClose: () => void
  /** Called after the intervention was started. */
  onDone?: (() => void) | undefined
}

const StartForm = ({ area, group, onClose, onDone, ownId }: Props & { ownId: number | undefined }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [add] = useMutation(interventionContract.addIntervention)
  const month = useDateFormat({ month: 'long', year: 'numeric' })
  const reasons = useReasons()
  const now = new Date()
  const made = useRef<number | null>(null)
  const { reason, ids, classroomId } = group
  const subject = reason === 'chosen' ? t('Reading support') : reasons[reason]
  const form = useForm({
    body: interventionContract.addIntervention.body,
    initial: {
      name: `${subject}, ${month(now.toISOString())}`,
      owner_id: area === 'teacher' && ownId !== undefined ? String(ownId) : '',
      plan: '',
      next_check: new Date(now.getTime() + weeksToCheck * WEEK).toISOString().slice(0, 10),
      reason,
    },
    send: async (body) => {
      const chosen = { ...(ids && { ids: [...ids] }), ...(classroomId !== undefined && { classroom_id: classroomId }) }
      const { id } = await add({ body: { ...body, ...chosen } }).unwrap()
      made.current = id
    },
    done: t('Intervention started'),
    onDone: () => {
      onDone?.()
      onClose()
      if (made.current !== null) navigate(staffPaths(area).intervention(made.current))
    },
  })
  return (
    <Form form={form} label={t('Start an intervention')} action={t('Start')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('The measures of today are the start. The effect shows as soon as the students take new tests.')}
      </Text>
      <InterventionFields area={area} form={form} />
    </Form>
  )
}

/** Starts an intervention with a group of students, and opens its page. */
export const StartDialog = ({ group, ...props }: Omit<Props, 'group'> & { group: StartingGroup | null }) => {
  const { t } = useTranslation()
  const { data: profile } = useProfile()
  return (
    <Dialog
      opened={group !== null}
      onClose={props.onClose}
      title={t('Start an intervention with {{count}} students', {
        count: group?.count ?? 0,
        defaultValue_one: 'Start an intervention with {{count}} student',
      })}
    >
      {group && <StartForm group={group} ownId={profile?.id} {...props} />}
    </Dialog>
  )
}
