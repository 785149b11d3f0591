import { undoBy, useMutation } from '@lekta/shared/client'
import { type RunningSubscription, subscriptionContract } from '@lekta/shared/contract/subscription'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { type ReactNode, useState } from 'react'
import type { Action } from '../people/row-menu'
import type { StaffArea } from '../staff-paths'
import { GiveSeatsDialog } from './give-seats-dialog'

type Ids = readonly number[]

interface Wanted {
  area: StaffArea
  classroom: number
  /** Undefined until they have come. */
  running: readonly RunningSubscription[] | undefined
  /** Something was done with the chosen ones. */
  onDone: () => void
}

interface Desk {
  give: Action
  takeBack: Action
  /** Asks about the whole classroom. */
  giveAll: () => void
  dialogs: ReactNode
}

/** Takes seats back; what was taken of the only subscription that runs can be given again. */
function useTakingBack({ running = [], onDone }: Pick<Wanted, 'running' | 'onDone'>) {
  const { t } = useTranslation()
  const act = useAction()
  const [takeBack] = useMutation(subscriptionContract.getBackClassroomSubscription)
  const { addClassroomSubscription } = subscriptionContract
  const said = ({ taken, kept }: { taken: Ids; kept: Ids }) =>
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
    if (await act(send, said, undoOf)) onDone()
  }
}

/** What staff can do with the seats of a classroom, and the dialog in which it is asked from which subscription. */
export function useSeatActions({ area, classroom, running, onDone }: Wanted): Desk {
  const { t } = useTranslation()
  const act = useAction()
  const [send] = useMutation(subscriptionContract.addClassroomSubscription)
  const [asked, ask] = useState<Ids | 'all' | null>(null)
  const takeBack = useTakingBack({ running, onDone })

  const give = async (subscriptionId: number) => {
    const whose = asked === 'all' || asked === null ? { classroom_id: classroom } : { student_ids: [...asked] }
    const answer = await send({ body: { ...whose, subscription_id: subscriptionId } }).unwrap()
    const back = { body: { student_ids: answer.given, subscription_id: subscriptionId } }
    const said =
      answer.given.length === 0
        ? t('Everyone already has a seat from this subscription.')
        : t('{{count}} seats given.', { count: answer.given.length, defaultValue_one: '{{count}} seat given.' })
    const undo = answer.given.length > 0 ? undoBy(subscriptionContract.getBackClassroomSubscription, back) : undefined
    await act(async () => answer, said, undo)
    ask(null)
    onDone()
  }

  return {
    give: { label: t('Give a seat'), picture: 'ticket', run: ask },
    takeBack: { label: t('Remove seats'), picture: 'undo', run: (ids) => void takeBack(ids) },
    giveAll: () => ask('all'),
    dialogs: (
      <GiveSeatsDialog
        area={area}
        students={asked === 'all' ? 'all' : (asked?.length ?? 0)}
        running={running}
        onClose={() => ask(null)}
        onGive={give}
      />
    ),
  }
}
