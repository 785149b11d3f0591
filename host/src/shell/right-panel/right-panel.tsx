import { layoutSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon, Title } from '@lekta/shared/ui'
import { type ComponentType, type RefObject, useCallback, useDeferredValue, useEffect } from 'react'
import { doLater } from '../../federation/load-ahead'
import { useDrawer } from '../sidebar/use-drawer'
import { AccountPanel } from './account-panel'
import { LazySettingsPanel, preloadSettings } from './lazy-settings-panel'
import styles from './right-panel.module.css'

/** The panel's id, for `aria-controls` of the buttons that open it. */
export const panelId = 'right-panel'

const contents: Record<'account' | 'settings', { title: string; Content: ComponentType }> = {
  account: { title: 'Account', Content: AccountPanel },
  settings: { title: 'Display', Content: LazySettingsPanel },
}

/**
 * On a desktop, closes the panel when the user presses outside it; the press still reaches its target. On a phone, an
 * overlay closes the panel.
 */
function useOutside(panel: RefObject<HTMLElement | null>, active: boolean, close: () => void) {
  useEffect(() => {
    if (!active) return
    const onPress = ({ target }: PointerEvent) => {
      const inside = target instanceof Element && target.closest(`#${panelId}, [aria-controls="${panelId}"]`)
      if (panel.current && !inside) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [panel, active, close])
}

/** The panel on the right: the account or the settings, above the page. */
export const RightPanel = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { panel, device } = useAppSelector(({ layout }) => layout)
  const close = useCallback(() => dispatch(layoutSlice.actions.panelClosed()), [dispatch])
  const drawer = useDrawer<HTMLDivElement>(panel, close)
  // The content follows with low priority, so that the panel itself appears at once.
  const shown = useDeferredValue(panel)
  useEffect(() => doLater(preloadSettings), [])
  useOutside(drawer, panel !== null && device === 'desktop', close)
  if (!panel) return null
  const { title, Content } = contents[panel]
  return (
    <div
      id={panelId}
      ref={drawer}
      className={styles.panel}
      role="dialog"
      aria-modal={device === 'mobile'}
      aria-labelledby="right-panel-title"
      tabIndex={-1}
    >
      <div className={styles.head}>
        <Title order={2} size="h4" id="right-panel-title">
          {t(title)}
        </Title>
        <ActionIcon variant="subtle" color="gray" c="inherit" size="lg" aria-label={t('Close')} onClick={close}>
          <Icon name="close" />
        </ActionIcon>
      </div>
      {shown === panel && <Content />}
    </div>
  )
}
