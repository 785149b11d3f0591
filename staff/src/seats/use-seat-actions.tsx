import { undoBy, useMutation } from '@lekta/shared/client'
import { type RunningSubscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { type ReactNode, useState } from 'react'
import type { Action } from '../people/row-menu'
import type { StaffArea } from '../staff-paths'
import { GiveSeatsDialog } from './give-seats-dialog'

type Ids = readonly number[]

interface SeatActionOptions {
  area: StaffArea
  /** The classroom whose students can all get a seat at once. */
  classroom?: number
  /** Undefined while loading. */
  running: readonly RunningSubscription[] | undefined
  /** Called after a success. */
  onDone: () => void
}

interface SeatActions {
  give: Action
  takeBack: Action
  /** Opens the dialog for the whole classroom. */
  giveAll: () => void
  dialogs: ReactNode
}

/** Removes seats. The removal can be undone if only one subscription is running. */
function useRemoveSeats({ running = [], onDone }: Pick<SeatActionOptions, 'running' | 'onDone'>) {
  const { t } = useTranslation()
  const act = useAction()
  const [takeBack] = useMutation(subscriptionContract.getBackClassroomSubscription)
  const { addClassroomSubscription } = subscriptionContract
  const successText = ({ taken, kept }: { taken: Ids; kept: Ids }) =>
    [
      t('{{count}} seats removed.', { count: taken.length, defaultValue_one: '{{count}} seat removed.' }),
      ...(kept.length > 0 ? [t('{{count}} kept because a test was already taken.', { count: kept.length })] : []),
    ].join(' ')
  return async (ids: Ids) => {
    const only = running.length === 1 ? running[0] : undefined
    const send = () => takeBack({ body: { student_ids: [...ids], ...(only && { subscription_id: only.id }) } }).unwrap()
    const undoOf = ({ taken }: { taken: number[] }) =>
      only && taken.length > 0
        ? undoBy(addClassroomSubscription, { body: { student_ids: taken, subscription_id: only.id } })
        : undefined
    if (await act(send, successText, undoOf)) onDone()
  }
}

/** Returns the actions of staff on the seats of a classroom, and the dialog that asks for the subscription. */
export function useSeatActions({ area, classroom, running, onDone }: SeatActionOptions): SeatActions {
  const { t } = useTranslation()
  const act = useAction()
  const [send] = useMutation(subscriptionContract.addClassroomSubscription)
  const [pending, setPending] = useState<Ids | 'all' | null>(null)
  const takeBack = useRemoveSeats({ running, onDone })

  const give = async (subscriptionId: number) => {
    const target = pending === 'all' ? { classroom_id: classroom ?? 0 } : { student_ids: [...(pending ?? [])] }
    const answer = await send({ body: { ...target, subscription_id: subscriptionId } }).unwrap()
    const back = { body: { student_ids: answer.given, subscription_id: subscriptionId } }
    const successText =
      answer.given.length === 0
        ? t('Everyone already has a seat from this subscription.')
        : t('{{count}} seats given.', { count: answer.given.length, defaultValue_one: '{{count}} seat given.' })
    const undo = answer.given.length > 0 ? undoBy(subscriptionContract.getBackClassroomSubscription, back) : undefined
    await act(async () => answer, successText, undo)
    setPending(null)
    onDone()
  }

  return {
    give: { label: t('Give a seat'), picture: 'ticket', run: setPending },
    takeBack: { label: t('Remove seats'), picture: 'undo', run: (ids) => void takeBack(ids) },
    giveAll: () => setPending('all'),
    dialogs: (
      <GiveSeatsDialog
        area={area}
        students={pending === 'all' ? 'all' : (pending?.length ?? 0)}
        running={running}
        onClose={() => setPending(null)}
        onGive={give}
      />
    ),
  }
}
