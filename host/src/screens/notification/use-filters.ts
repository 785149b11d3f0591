import { subjects } from '@lekta/shared/contract/notification'
import { useSearchParams } from '@lekta/shared/routing'

/** What narrows the messages, in the address: `?show=unread&about=test`. A change starts at the first page. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const about = params.get('about')
  const put = (change: Readonly<Record<string, string>>) =>
    setParams(
      (current) => {
        const kept = [...current].filter(([key]) => key !== 'page' && !(key in change))
        return new URLSearchParams([...kept, ...Object.entries(change).filter(([, value]) => value !== '')])
      },
      { replace: true },
    )
  return {
    unreadOnly: params.get('show') === 'unread',
    subject: subjects.find((subject) => subject === about),
    showUnread: (only: boolean) => put({ show: only ? 'unread' : '' }),
    showSubject: (subject: string) => put({ about: subject }),
    showAll: () => put({ show: '', about: '' }),
  }
}
export type Filters = ReturnType<typeof useFilters>
