import { noticeSlice, useAppDispatch } from '@lekta/shared/client'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { lazyOnce } from '../../lib/lazy-once'
import { onShortcutsRequest } from './open-shortcuts'
import { useShortcutKeys } from './use-shortcut-keys'

type List = ComponentType<{ onClose: () => void }>

const loadList = lazyOnce<List>(() => import('./shortcuts-dialog').then(({ ShortcutsDialog }) => ShortcutsDialog))

/** The keyboard shortcuts of the portal, and their list, which is loaded when it is opened. */
export const Shortcuts = () => {
  const dispatch = useAppDispatch()
  const [List, show] = useState<List | null>(null)
  const open = () =>
    void loadList().then(
      (loaded) => show(() => loaded),
      () => dispatch(noticeSlice.actions.noticed({ kind: 'error', text: 'This could not be loaded' })),
    )
  useShortcutKeys(open)
  const onRequest = useEffectEvent(open)
  useEffect(() => onShortcutsRequest(() => onRequest()), [])
  return List && <List onClose={() => show(null)} />
}
