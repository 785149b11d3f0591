import { noticeSlice, useAppDispatch } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon, UnstyledButton } from '@lekta/shared/ui'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isMac } from '../../lib/is-mac'
import { lazyOnce } from '../../lib/lazy-once'
import { useRememberRecords } from './remember-records'
import styles from './search.module.css'

type Dialog = ComponentType<{ onClose: () => void }>

const loadDialog = lazyOnce<Dialog>(() => import('./search-dialog').then(({ SearchDialog }) => SearchDialog))

// A failure is ignored here: opening the search tries again and shows the error.
const preload = () => void loadDialog().catch(() => undefined)

/** Opens the search with Ctrl-K, or ⌘K on a Mac, wherever the focus is. */
function useShortcut(open: () => void) {
  const onShortcut = useEffectEvent(open)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      onShortcut()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** When the search closes, returns the focus to the element that had it. Call the returned function before opening. */
function useReturn(isOpen: boolean) {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (isOpen) return
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    before.current = null
  }, [isOpen])
  return () => {
    before.current ??= document.activeElement
  }
}

/** Opens the search: looks like a field on a desktop, a button on a phone. */
export const Search = ({ compact }: { compact: boolean }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [Dialog, show] = useState<Dialog | null>(null)
  const remember = useReturn(Dialog !== null)
  const open = () => {
    remember()
    loadDialog().then(
      (loaded) => show(() => loaded),
      () => dispatch(noticeSlice.actions.noticed({ kind: 'error', text: 'This could not be loaded' })),
    )
  }
  useShortcut(open)
  useRememberRecords()
  const buttonProps = { onClick: open, onPointerEnter: preload, onFocus: preload, 'aria-haspopup': 'dialog' } as const
  return (
    <>
      {compact ? (
        <ActionIcon variant="subtle" color="gray" c="inherit" size="lg" aria-label={t('Search')} {...buttonProps}>
          <Icon name="search" />
        </ActionIcon>
      ) : (
        <UnstyledButton className={styles.field} aria-keyshortcuts="Control+K Meta+K" {...buttonProps}>
          <Icon name="search" size={18} />
          <span className={styles.label}>{t('Search')}</span>
          <span className={styles.keys} aria-hidden="true">
            <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
          </span>
        </UnstyledButton>
      )}
      {Dialog && <Dialog onClose={() => show(null)} />}
    </>
  )
}
