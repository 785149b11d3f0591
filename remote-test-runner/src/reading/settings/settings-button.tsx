import { useTranslation } from '@lekta/shared/i18n'
import { Button, Skeleton } from '@lekta/shared/ui'
import { type ComponentProps, memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLazyPart, usePrefetch } from '../../use-lazy-part'
import styles from './settings-button.module.css'
import type { SettingsChoices } from './settings-choices'

const loadPanel = () => import('./settings-panel')
const panelId = 'ways-panel'

/** Calls `onOutside` on clicks outside of an element while `isHeard` is true. Returns the ref for the element. */
function useClickOutside(isHeard: boolean, onOutside: () => void) {
  const inside = useRef<HTMLDivElement>(null)
  const click = useEffectEvent(({ target }: MouseEvent) => {
    if (!inside.current?.contains(target as Node)) onOutside()
  })
  useEffect(() => {
    if (!isHeard) return
    const listen = (event: MouseEvent) => click(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [isHeard])
  return inside
}

const LoadingPanel = ({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.loading} id={panelId} aria-busy={!isMissing}>
      {isMissing ? (
        <>
          <p role="alert">{t('This needs the internet, but there is no connection right now.')}</p>
          <Button variant="default" onClick={onRetry}>
            {t('Try now')}
          </Button>
        </>
      ) : (
        ['size', 'face', 'contrast', 'spacing'].map((group) => <Skeleton key={group} height={68} radius="md" />)
      )}
    </div>
  )
}

/** Opens and closes the reading settings on top of the page, so that nothing on it moves. */
export const SettingsButton = memo(function SettingsButton(choices: ComponentProps<typeof SettingsChoices>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { part, isMissing, retry } = useLazyPart(loadPanel, isOpen)
  const inside = useClickOutside(isOpen, () => setOpen(false))
  usePrefetch(loadPanel)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.container} ref={inside}>
      <Button
        ref={button}
        className={styles.button}
        variant="default"
        leftSection={<span className={styles.letters} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('How I read')}
      </Button>
      {isOpen &&
        (part ? (
          <part.SettingsPanel {...choices} id={panelId} onClose={close} />
        ) : (
          <LoadingPanel isMissing={isMissing} onRetry={retry} />
        ))}
    </div>
  )
})
