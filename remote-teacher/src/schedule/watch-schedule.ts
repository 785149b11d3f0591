import { api, listen, type Store, updateCached } from '@lekta/shared/client'
import { type ScheduleNews, type ScheduleRecord, scheduleContract } from '@lekta/shared/contract/schedule'

/** Merges an event from the server into the schedule on the page. */
function merge(record: ScheduleRecord, { list }: ScheduleNews) {
  const changed = new Map(list.map((child) => [child.id, child]))
  record.list = record.list.map((child) => changed.get(child.id) ?? child)
  record.finished = record.list.filter(({ report_id }) => report_id !== null).length
  record.working = record.list.filter(({ state, report_id }) => state === 'working' && report_id === null).length
}

const reload = (store: Store) => void store.dispatch(api.util.invalidateTags(['Schedule'] as never))

/** Keeps a schedule on the page up to date with the server. Returns a function that stops the updates. */
export const watchSchedule = (store: Store, id: number): (() => void) =>
  listen(
    store.http,
    scheduleContract.scheduleStream,
    { params: { id } },
    {
      onOpen: () => reload(store),
      onEvent: (news) => {
        updateCached(store, scheduleContract.schedule, { params: { id } }, (record) => merge(record, news))
        if (news.changed) reload(store)
      },
    },
  )
