import { subjects } from '@lekta/shared/contract/notification'
import { useSearchParams } from '@lekta/shared/routing'

/** What narrows the messages, in the address: `?show=unread&about=test`. A change starts at the first page. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const about = params.get('about')
  const put = (key: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('page')
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      { replace: true },
    )
  return {
    unreadOnly: params.get('show') === 'unread',
    subject: subjects.find((subject) => subject === about),
    showUnread: (only: boolean) => put('show', only ? 'unread' : ''),
    showSubject: (subject: string) => put('about', subject),
  }
}
export type Filters = ReturnType<typeof useFilters>
