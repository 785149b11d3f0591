import { api, inject, listen, type Store } from '@lekta/shared/client'
import { type ScheduleNews, type ScheduleRecord, scheduleContract } from '../contract/schedule'

const { util, ...hooks } = inject(scheduleContract)

export const {
  useExamsQuery,
  useSchedulesQuery,
  useScheduleQuery,
  useAddScheduleMutation,
  useEditScheduleMutation,
  useCloseScheduleMutation,
  useExtendScheduleMutation,
  useCancelScheduleMutation,
  useAllowNowMutation,
  useAllowRetakeMutation,
  useAddToScheduleMutation,
  useRemoveFromScheduleMutation,
} = hooks

/** Puts what has just happened into the record that is shown. */
function take(record: ScheduleRecord, { list }: ScheduleNews) {
  const moved = new Map(list.map((child) => [child.id, child]))
  record.list = record.list.map((child) => moved.get(child.id) ?? child)
  record.finished = record.list.filter(({ report_id }) => report_id !== null).length
  record.working = record.list.filter(({ state, report_id }) => state === 'working' && report_id === null).length
}

const reload = (store: Store) => void store.dispatch(api.util.invalidateTags(['Schedule'] as never))

/** Keeps a schedule's record as it is at the server, from one moment to the next, until the function that comes back is called. */
export const watchSchedule = (store: Store, id: number): (() => void) =>
  listen(
    store.http,
    scheduleContract.scheduleStream,
    { params: { id } },
    {
      onOpen: () => reload(store),
      onEvent: (news) => {
        store.dispatch(util.updateQueryData('schedule', { params: { id } }, (record) => take(record, news)))
        if (news.changed) reload(store)
      },
    },
  )
