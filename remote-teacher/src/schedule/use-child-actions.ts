import { undoBy, useMutation } from '@lekta/shared/client'
import { type Schedule, type ScheduledChild, scheduleContract } from '@lekta/shared/contract/schedule'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import type { Action } from '@lekta/staff/people/row-menu'

type Ids = readonly number[]

/** Whether a child may start before the test opens. */
const mayStartEarly = (child: ScheduledChild) => child.allowed_from === null && child.state === 'waiting'
const hasNoTry = (child: ScheduledChild) => child.state !== 'working' && child.tries_used >= child.tries_allowed
const hasNotBegun = (child: ScheduledChild) => child.tries_used === 0

/** Returns the actions for children of a test, and a function that gives the test to more children. */
export function useChildActions({ id, state }: Pick<Schedule, 'id' | 'state'>, onDone: () => void = () => undefined) {
  const { t } = useTranslation()
  const act = useAction()
  const [allowNow] = useMutation(scheduleContract.allowNow)
  const [allowRetake] = useMutation(scheduleContract.allowRetake)
  const [add] = useMutation(scheduleContract.addToSchedule)
  const [remove] = useMutation(scheduleContract.removeFromSchedule)
  const { allowNow: early, allowRetake: retake, addToSchedule, removeFromSchedule } = scheduleContract
  const params = { id }
  const input = (students: Ids) => ({ params, body: { students: [...students] } })
  const back = (students: Ids) => ({ params, body: { students: [...students], allowed: false } })
  const then = (done: Promise<boolean>) => void done.then((did) => did && onDone())

  const start = (ids: Ids) =>
    then(
      act(
        () => allowNow(input(ids)).unwrap(),
        t('{{count}} students can start now', {
          count: ids.length,
          defaultValue_one: '{{count}} student can start now',
        }),
        undoBy(early, back(ids)),
      ),
    )
  const again = (ids: Ids) =>
    then(
      act(
        () => allowRetake(input(ids)).unwrap(),
        t('{{count}} students can retake the test', {
          count: ids.length,
          defaultValue_one: '{{count}} student can retake the test',
        }),
        undoBy(retake, back(ids)),
      ),
    )
  const take = (ids: Ids) =>
    then(
      act(
        () => remove(input(ids)).unwrap(),
        t('{{count}} students removed from the test', {
          count: ids.length,
          defaultValue_one: '{{count}} student removed from the test',
        }),
        undoBy(addToSchedule, input(ids)),
      ),
    )
  const give = (ids: Ids) =>
    act(
      () => add(input(ids)).unwrap(),
      t('Given to {{count}} students', { count: ids.length, defaultValue_one: 'Given to {{count}} student' }),
      undoBy(removeFromSchedule, input(ids)),
    )

  const offers: { action: Action; fits: (child: ScheduledChild) => boolean; when: boolean }[] = [
    {
      action: { label: t('Allow early start'), picture: 'right', run: start },
      fits: mayStartEarly,
      when: state === 'upcoming',
    },
    { action: { label: t('Allow a retake'), picture: 'retry', run: again }, fits: hasNoTry, when: state !== 'closed' },
    {
      action: { label: t('Remove from test'), picture: 'close', run: take },
      fits: hasNotBegun,
      when: state !== 'closed',
    },
  ]
  /** Returns the actions for some children, each limited to those it applies to, or omitted if none. */
  const actionsFor = (children: readonly ScheduledChild[]): Action[] =>
    offers.flatMap(({ action, fits, when }) =>
      when && children.some(fits) ? [narrowed(action, children.filter(fits))] : [],
    )
  return { actionsFor, give }
}

/** Limits an action to the children that it applies to. */
const narrowed = (action: Action, those: readonly ScheduledChild[]): Action => ({
  ...action,
  run: (ids) => action.run(ids.filter((id) => those.some((child) => child.id === id))),
})
