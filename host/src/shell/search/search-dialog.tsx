import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { Icon, Modal, Text, TextInput, useMediaQuery, VisuallyHidden } from '@lekta/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { EntryOption } from './entry-option'
import styles from './search-dialog.module.css'
import type { Entry, EntryGroup } from './search-entries'
import { useChoice } from './use-choice'
import { useEntryGroups } from './use-entry-groups'
import type { RecordSearch } from './use-record-search'

const listId = 'found-entries'
const idOf = (index: number) => `${listId}-${index}`

const KeyHints = () => {
  const { t } = useTranslation()
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('close')}
      </span>
    </p>
  )
}

interface ListProps {
  groups: readonly EntryGroup[]
  at: number
  onPoint: (index: number) => void
  onChoose: (entry: Entry) => void
}

const EntryList = ({ groups, at, onPoint, onChoose }: ListProps) => {
  const { t } = useTranslation()
  let index = 0
  return (
    <div id={listId} className={styles.list} role="listbox" aria-label={t('Search results')}>
      {groups.map(({ heading, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldset
        <div key={heading} role="group" aria-label={t(heading)} className={styles.group}>
          <div className={styles.heading} aria-hidden="true">
            {t(heading)}
          </div>
          {entries.map((entry) => {
            const number = index++
            return (
              <EntryOption
                key={entry.key}
                id={idOf(number)}
                entry={entry}
                isChosen={number === at}
                onPoint={() => onPoint(number)}
                onChoose={() => onChoose(entry)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface NoticeProps {
  search: RecordSearch
  hasRecords: boolean
  searchText: string
  count: number
}

/** One line about the list: that it is empty, not complete, or about a corrected spelling. */
const ListNotice = ({ search, hasRecords, searchText, count }: NoticeProps) => {
  const { t } = useTranslation()
  const words = searchText.trim()
  if (search.hasFailed)
    return (
      <p className={styles.notice}>{t('Only pages can be found right now, because the server does not answer.')}</p>
    )
  if (count === 0 && !search.isLoading && words) {
    return (
      <Text c="dimmed" ta="center" p="xl">
        {hasRecords
          ? t('Nothing matches “{{words}}”. Try a shorter word.', { words })
          : t('No pages match “{{words}}”. Try a shorter word.', { words })}
      </Text>
    )
  }
  if (search.corrected) return <p className={styles.notice}>{t('No exact match, so similar spellings are listed.')}</p>
  return null
}

/** Says how much was found, once the list is complete. */
const Announcement = ({ count, isLoading }: { count: number; isLoading: boolean }) => {
  const { t } = useTranslation()
  const text = t('{{count}} results', { count, defaultValue_one: '{{count}} result' })
  return <VisuallyHidden role="status">{isLoading ? '' : text}</VisuallyHidden>
}

function useDialog(onClose: () => void) {
  const navigate = useNavigate()
  const [searchText, setSearchText] = useState('')
  const { groups, search, hasRecords } = useEntryGroups(searchText)
  const entries = groups.flatMap((group) => group.entries)
  const open = (entry: Entry) => {
    onClose()
    if (entry.run) entry.run()
    else void navigate(entry.to)
  }
  const choice = useChoice({ entries, isLoading: search.isLoading, open })
  const openFirst = useEffectEvent(() => entries[0] && open(entries[0]))
  useEffect(() => {
    if (choice.isWaiting) openFirst()
  }, [choice.isWaiting])
  const type = (text: string) => {
    setSearchText(text)
    choice.reset()
  }
  return { searchText, type, groups, entries, search, hasRecords, choice, open }
}

/** The search over all pages, records and actions of this account. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 575.98px)', window.matchMedia('(max-width: 575.98px)').matches)
  const { searchText, type, groups, entries, search, hasRecords, choice, open } = useDialog(onClose)
  const count = entries.length
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen={isNarrow}
      yOffset="10dvh"
      size="38rem"
      transitionProps={{ duration: 0 }}
      classNames={{ content: styles.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('Search')}>
        <div className={styles.top}>
          <TextInput
            data-autofocus
            size="md"
            variant="unstyled"
            className={styles.field}
            leftSection={<Icon name="search" />}
            placeholder={hasRecords ? t('Name, class, number or page') : t('Page title or address')}
            aria-label={t('Search')}
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? idOf(choice.at) : undefined}
            autoComplete="off"
            value={searchText}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={choice.onKeyDown}
          />
          {isNarrow && <Modal.CloseButton aria-label={t('Close')} />}
        </div>
        <EntryList groups={groups} at={choice.at} onPoint={choice.choose} onChoose={open} />
        <ListNotice search={search} hasRecords={hasRecords} searchText={searchText} count={count} />
        <Announcement count={count} isLoading={search.isLoading} />
        <KeyHints />
      </Modal.Content>
    </Modal.Root>
  )
}
