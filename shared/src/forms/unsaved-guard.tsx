import { type Store, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useBlocker } from '@lekta/shared/routing'
import { Button, ConfirmDialog } from '@lekta/shared/ui'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'

const UnsavedContext = createContext<Set<string> | null>(null)

/**
 * Registers unsaved changes while `changed` is true, so that the guard around the page warns before the user leaves.
 * Returns a function that marks the changes as saved immediately, for a page that navigates right after saving.
 */
export function useUnsavedGuard(changed: boolean): () => void {
  const unsaved = useContext(UnsavedContext)
  const id = useId()
  const forget = useCallback(() => void unsaved?.delete(id), [unsaved, id])
  useEffect(() => {
    if (!changed) return
    unsaved?.add(id)
    return forget
  }, [changed, unsaved, id, forget])
  return forget
}

/** Shows the browser's own warning before the page is closed or reloaded. */
function useWarningOfBrowser(unsaved: Set<string>) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}

const Warning = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('Leave without saving?')}
      text={t('Your changes have not been saved yet.')}
      onClose={onStay}
    >
      <Button variant="default" onClick={onLeave}>
        {t('Leave')}
      </Button>
      <Button onClick={onStay} data-autofocus>
        {t('Stay')}
      </Button>
    </ConfirmDialog>
  )
}

/** Wraps pages with forms, and asks for confirmation before unsaved changes are lost. */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const [unsaved] = useState(() => new Set<string>())
  const store = useStore() as Store
  useWarningOfBrowser(unsaved)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Logging out is never blocked.
    const inside = store.getState().session.token !== null
    return inside && unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname
  })
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {blocker.state === 'blocked' && <Warning onStay={blocker.reset} onLeave={blocker.proceed} />}
    </UnsavedContext>
  )
}
