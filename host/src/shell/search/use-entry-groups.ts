import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useMemo } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { useAccountKeys } from '../shortcuts/use-shortcut-keys'
import { keywordsOf, matchesWords } from './match-words'
import { useRecentRecords } from './recent-records'
import { recordAddressesOf, searchActionsOf } from './record-addresses'
import { findActions, findRecordActions } from './search-actions'
import { type EntryGroup, groupsBefore, groupsFound, shortcutsEntry } from './search-entries'
import { createPageSearch } from './search-pages'
import { type RecordSearch, useRecordSearch } from './use-record-search'

/** What the account can search: its pages, and what its areas declare. */
function useSearchTables() {
  const { t, i18n } = useTranslation()
  const { pages, remotes } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles depend on the language
  return useMemo(
    () => ({
      findPages: createPageSearch(pages, roles, t),
      addresses: recordAddressesOf(remotes.areas, pages, roles),
      actions: searchActionsOf(remotes.areas, pages, roles),
    }),
    [pages, remotes.areas, roles, i18n.language],
  )
}

const otherWords = 'shortcuts, keys, hotkeys, help'

/** Returns the line about keyboard shortcuts if its words were typed, for accounts that have some. */
function useShortcutsEntry(typed: string) {
  const { t } = useTranslation()
  const hasKeys = useAccountKeys().pages.length > 0
  const title = t('Keyboard shortcuts')
  const isMeant =
    hasKeys && typed !== '' && matchesWords(typed, [title, 'Keyboard shortcuts', ...keywordsOf(otherWords, t)])
  return isMeant ? [shortcutsEntry(title)] : []
}

interface EntryGroups {
  groups: readonly EntryGroup[]
  search: RecordSearch
  /** Whether the account can find more than pages. */
  hasRecords: boolean
}

/** Returns what the search lists for a text. */
export function useEntryGroups(searchText: string): EntryGroups {
  const { t } = useTranslation()
  const { findPages, addresses, actions } = useSearchTables()
  const hasRecords = Object.keys(addresses).length > 0
  const search = useRecordSearch(searchText, hasRecords)
  const typed = searchText.trim()
  const more = useShortcutsEntry(typed)
  const recent = useRecentRecords(hasRecords && typed === '')
  const pages = findPages(typed)
  if (typed === '') {
    return {
      groups: groupsBefore({ recent, actions: findActions(actions, '', t), pages, addresses }),
      search,
      hasRecords,
    }
  }
  const { records } = search
  const isNamed = records.some(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const found = [...findActions(actions, typed, t), ...findRecordActions(actions, records, typed, t)]
  return { groups: groupsFound({ records, actions: found, more, pages, addresses, isNamed }), search, hasRecords }
}
