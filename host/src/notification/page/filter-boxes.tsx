import { useSubjectName } from '@lekta/shared/account-settings/use-subject-name'
import { useAppSelector } from '@lekta/shared/client'
import { subjectsFor } from '@lekta/shared/contract/notification'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, SegmentedControl } from '@lekta/shared/ui'
import type { Filters } from './use-filters'

/** Filters notifications by unread, and by subject if the role has more than one. */
export const FilterBoxes = ({ filters }: { filters: Filters }) => {
  const { t } = useTranslation()
  const nameOf = useSubjectName()
  const [role] = useAppSelector(({ session }) => session.roles)
  const mine = role ? subjectsFor[role] : []
  const { unreadOnly, subject, showUnread, showSubject } = filters
  return (
    <>
      <SegmentedControl
        aria-label={t('Which notifications')}
        value={unreadOnly ? 'unread' : 'all'}
        onChange={(value) => showUnread(value === 'unread')}
        data={[
          { value: 'all', label: t('All') },
          { value: 'unread', label: t('Unread') },
        ]}
      />
      {mine.length > 1 && (
        <NativeSelect
          aria-label={t('About')}
          value={subject ?? ''}
          onChange={(event) => showSubject(event.currentTarget.value)}
          data={[{ value: '', label: t('All topics') }, ...mine.map((value) => ({ value, label: nameOf(value) }))]}
        />
      )}
    </>
  )
}
