import { useAppSelector } from '@lekta/shared/client'
import { useNavigate } from '@lekta/shared/routing'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { pageKeys } from './list-keys'
import { accountKeysOf, areKeysOn } from './shortcut-keys'

/** How long the letter after `g` may take, in milliseconds. */
const timeoutMs = 1500

const typing = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  '[role="combobox"]',
  '[role="textbox"]',
  '[role="menu"]',
].join(', ')

/** Whether a key belongs to what has the focus, or to a dialog. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(typing) !== null) ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey)

/** Returns the keys of the account. */
export function useAccountKeys() {
  const { pages, remotes } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  return accountKeysOf(remotes.areas, pages, roles)
}

/** Lets single keys open pages, move in lists and open the list of keys, unless someone is typing. */
export function useShortcutKeys(openList: () => void) {
  const keys = useAccountKeys()
  const navigate = useNavigate()
  const startedAt = useRef(Number.NEGATIVE_INFINITY)
  const follow = (to: string | undefined) => {
    if (to) void navigate(to)
    return to !== undefined
  }
  const find = (kind: 'pages' | 'actions', key: string) => keys[kind].find(({ letter }) => letter === key)?.to
  const act = (key: string): boolean => {
    if (key === '?') {
      openList()
      return true
    }
    return follow(find('actions', key)) || pageKeys[key]?.() === true
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (keys.pages.length === 0 || !isPlain(event) || event.defaultPrevented || isTaken(event) || !areKeysOn()) return
    const isSecond = event.timeStamp - startedAt.current < timeoutMs
    startedAt.current = event.key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY
    const isDone = isSecond ? follow(find('pages', event.key)) : act(event.key)
    if (isDone) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
