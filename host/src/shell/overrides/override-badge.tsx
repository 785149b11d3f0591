import { type ComponentType, useEffect, useState } from 'react'
import { lazyOnce } from '../../lib/lazy-once'
import { useVersions } from './use-versions'

const loadPanel = lazyOnce(() => import('./override-panel'))

/** Shows on every page of which areas this tab uses another version. Its code is loaded only if there are any. */
export const OverrideBadge = () => {
  const { active, rejected, proposed, previews } = useVersions()
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  const isNeeded = active.length + rejected.length + proposed.length + previews.length > 0
  useEffect(() => {
    if (!isNeeded) return
    loadPanel().then(
      ({ OverridePanel }) => setPanel(() => OverridePanel),
      (error: unknown) => console.error('The list of overrides could not be loaded.', error),
    )
  }, [isNeeded])
  return Panel && <Panel />
}
