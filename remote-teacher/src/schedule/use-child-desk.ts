import { undoBy } from '@lekta/shared/client'
import { type Schedule, type ScheduledChild, scheduleContract } from '@lekta/shared/contract/schedule'
import {
  useAddToScheduleMutation,
  useAllowNowMutation,
  useAllowRetakeMutation,
  useRemoveFromScheduleMutation,
} from '@lekta/shared/data/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import type { Action } from '@lekta/shared/screens/people/actions'
import { useAct } from '@lekta/shared/screens/use-act'

type Ids = readonly number[]

/** Whether a child may start before the test opens. */
const mayStartEarly = (child: ScheduledChild) => child.allowed_from === null && child.state === 'waiting'
const hasNoTry = (child: ScheduledChild) => child.state !== 'working' && child.tries_used >= child.tries_allowed
const hasNotBegun = (child: ScheduledChild) => child.tries_used === 0

/** What can be done for children of a test, and for which of them each makes sense. */
export function useChildDesk({ id, state }: Pick<Schedule, 'id' | 'state'>, onDone: () => void = () => undefined) {
  const { t } = useTranslation()
  const act = useAct()
  const [allowNow] = useAllowNowMutation()
  const [allowRetake] = useAllowRetakeMutation()
  const [add] = useAddToScheduleMutation()
  const [remove] = useRemoveFromScheduleMutation()
  const { allowNow: early, allowRetake: retake, addToSchedule, removeFromSchedule } = scheduleContract
  const params = { id }
  const input = (students: Ids) => ({ params, body: { students: [...students] } })
  const back = (students: Ids) => ({ params, body: { students: [...students], allowed: false } })
  const then = (done: Promise<boolean>) => void done.then((did) => did && onDone())

  const start = (ids: Ids) =>
    then(
      act(
        () => allowNow(input(ids)).unwrap(),
        t('May start now: {{count}}', { count: ids.length }),
        undoBy(early, back(ids)),
      ),
    )
  const again = (ids: Ids) =>
    then(
      act(
        () => allowRetake(input(ids)).unwrap(),
        t('One more try: {{count}}', { count: ids.length }),
        undoBy(retake, back(ids)),
      ),
    )
  const take = (ids: Ids) =>
    then(
      act(
        () => remove(input(ids)).unwrap(),
        t('Taken out of this test: {{count}}', { count: ids.length }),
        undoBy(addToSchedule, input(ids)),
      ),
    )
  const give = (ids: Ids) =>
    act(
      () => add(input(ids)).unwrap(),
      t('Given to {{count}} children', { count: ids.length }),
      undoBy(removeFromSchedule, input(ids)),
    )

  const offers: { action: Action; fits: (child: ScheduledChild) => boolean; when: boolean }[] = [
    {
      action: { label: t('Let start now'), picture: 'right', run: start },
      fits: mayStartEarly,
      when: state === 'upcoming',
    },
    { action: { label: t('One more try'), picture: 'retry', run: again }, fits: hasNoTry, when: state !== 'closed' },
    {
      action: { label: t('Take out of this test'), picture: 'close', run: take },
      fits: hasNotBegun,
      when: state !== 'closed',
    },
  ]
  /** The actions that make sense for all of these children. */
  const actionsFor = (children: readonly ScheduledChild[]): Action[] =>
    offers.flatMap(({ action, fits, when }) =>
      when && children.some(fits) ? [narrowed(action, children.filter(fits))] : [],
    )
  return { actionsFor, give }
}

/** An action on those of the rows for which it makes sense. */
const narrowed = (action: Action, those: readonly ScheduledChild[]): Action => ({
  ...action,
  run: (ids) => action.run(ids.filter((id) => those.some((child) => child.id === id))),
})
