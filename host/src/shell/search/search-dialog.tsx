import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { Icon, Modal, Text, TextInput, VisuallyHidden } from '@lekta/shared/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import styles from './search-dialog.module.css'
import { createPageSearch, type FoundPage } from './search-pages'

const listId = 'found-pages'
const idOf = (index: number) => `${listId}-${index}`

function useFound(searchText: string): readonly FoundPage[] {
  const { t, i18n } = useTranslation()
  const { pages } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles depend on the language
  const search = useMemo(() => createPageSearch(pages, roles, t), [pages, roles, i18n.language])
  return useMemo(() => search(searchText), [search, searchText])
}

interface OptionProps {
  page: FoundPage
  index: number
  chosen: boolean
  onPoint: () => void
  onChoose: () => void
}

const Option = ({ page, index, chosen, onPoint, onChoose }: OptionProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus
    <div
      ref={ref}
      id={idOf(index)}
      role="option"
      aria-selected={chosen}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon name={page.picture ?? 'page'} />
      <span className={styles.title}>{page.title}</span>
      <span className={styles.trail}>{page.trail.length > 0 ? page.trail.join(' / ') : page.path}</span>
    </div>
  )
}

/**
 * Keyboard control of the list below a field. The arrow keys choose an entry and wrap around; Enter opens the entry.
 */
function useChoice(count: number, open: (index: number) => void) {
  const [chosen, choose] = useState(0)
  const at = Math.min(chosen, Math.max(0, count - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Enter' && count > 0) open(at)
    else if (step && count > 0) choose((at + step + count) % count)
    else return
    event.preventDefault()
  }
  return { at, choose, onKeyDown }
}

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

/** The search over all pages that this account may see. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [searchText, setSearchText] = useState('')
  const found = useFound(searchText)
  const open = (index: number) => {
    const page = found[index]
    onClose()
    if (page) void navigate(page.path)
  }
  const { at, choose, onKeyDown } = useChoice(found.length, open)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      yOffset="10dvh"
      size="36rem"
      transitionProps={{ duration: 0 }}
      classNames={{ content: styles.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('Search pages')}>
        <TextInput
          data-autofocus
          size="md"
          variant="unstyled"
          className={styles.field}
          leftSection={<Icon name="search" />}
          placeholder={t('Page title or address')}
          aria-label={t('Search pages')}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? idOf(at) : undefined}
          autoComplete="off"
          value={searchText}
          onChange={({ currentTarget }) => {
            setSearchText(currentTarget.value)
            choose(0)
          }}
          onKeyDown={onKeyDown}
        />
        <div id={listId} className={styles.list} role="listbox" aria-label={t('Pages')}>
          {found.map((page, index) => (
            <Option
              key={page.path}
              page={page}
              index={index}
              chosen={index === at}
              onPoint={() => choose(index)}
              onChoose={() => open(index)}
            />
          ))}
        </div>
        {found.length === 0 && (
          <Text c="dimmed" ta="center" p="xl" pt={0}>
            {t('No pages match “{{words}}”. Try a shorter word.', { words: searchText.trim() })}
          </Text>
        )}
        <VisuallyHidden role="status">
          {t('{{count}} pages found', { count: found.length, defaultValue_one: '{{count}} page found' })}
        </VisuallyHidden>
        <KeyHints />
      </Modal.Content>
    </Modal.Root>
  )
}
