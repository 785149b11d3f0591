import { noticeSlice, useAppDispatch } from '@lekta/shared/client'
import { type ComponentType, useEffect, useState } from 'react'
import { lazyOnce } from '../../lib/lazy-once'

let loaded: ComponentType | null = null

const load = lazyOnce(async () => {
  const { SettingsPanel } = await import('./settings-panel')
  loaded = SettingsPanel
  return SettingsPanel
})

/** Loads the settings before they are opened. A failure is ignored: opening them tries again and shows the error. */
export const preloadSettings = () => void load().catch(() => undefined)

/** The settings, whose controls no other part of the frame needs. */
export const LazySettingsPanel = () => {
  const dispatch = useAppDispatch()
  const [Panel, show] = useState(() => loaded)
  useEffect(() => {
    load().then(
      (component) => show(() => component),
      () => dispatch(noticeSlice.actions.noticed({ kind: 'error', text: 'This could not be loaded' })),
    )
  }, [dispatch])
  return Panel && <Panel />
}
