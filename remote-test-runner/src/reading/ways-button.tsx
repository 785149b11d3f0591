import { useTranslation } from '@lekta/shared/i18n'
import { Button, Skeleton } from '@lekta/shared/ui'
import { type ComponentProps, memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForesight, useLater } from '../later'
import styles from './ways-button.module.css'
import type { WaysChoices } from './ways-choices'

const loadPanel = () => import('./ways-panel')
const panelId = 'ways-panel'

/** Tells of a click anywhere but in an element. */
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

const PanelOnItsWay = ({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.onItsWay} id={panelId} aria-busy={!isMissing}>
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

/** Opens and closes the choices of how texts look, on top of the page, so that nothing on it moves. */
export const WaysButton = memo(function WaysButton(choices: ComponentProps<typeof WaysChoices>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { part, isMissing, retry } = useLater(loadPanel, isOpen)
  const inside = useClickOutside(isOpen, () => setOpen(false))
  useForesight(loadPanel)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.place} ref={inside}>
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
          <part.WaysPanel {...choices} id={panelId} onClose={close} />
        ) : (
          <PanelOnItsWay isMissing={isMissing} onRetry={retry} />
        ))}
    </div>
  )
})
