import { type ComponentType, useEffect, useState } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { lazyOnce } from '../../lib/lazy-once'

const loadPanel = lazyOnce(() => import('./override-panel'))

/** Shows on every page which areas are overridden. Its code is loaded only if there are overrides. */
export const OverrideBadge = () => {
  const { active, rejected } = usePortalContext().remotes.overrides
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  const isNeeded = active.length + rejected.length > 0
  useEffect(() => {
    if (!isNeeded) return
    loadPanel().then(
      ({ OverridePanel }) => setPanel(() => OverridePanel),
      (error: unknown) => console.error('The list of overrides could not be loaded.', error),
    )
  }, [isNeeded])
  return Panel && <Panel />
}
