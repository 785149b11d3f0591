import { subjects } from '@lekta/shared/contract/notification'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'

/** The filters of the notifications, in the address: `?show=unread&about=test`. */
export function useFilters() {
  const { values, choose, filtered } = useUrlFilter('show', 'about')
  return {
    unreadOnly: values.show === 'unread',
    subject: subjects.find((subject) => subject === values.about),
    showUnread: (only: boolean) => choose('show', only ? 'unread' : ''),
    showSubject: (subject: string) => choose('about', subject),
    showAll: () => filtered?.onClear(),
  }
}
export type Filters = ReturnType<typeof useFilters>
