import { layoutSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useMediaQuery } from '@lekta/shared/ui'
import { useLayoutEffect } from 'react'
import { Breadcrumbs } from './breadcrumbs'
import { EmailNotice } from './email-notice'
import { Footer } from './footer'
import styles from './layout.module.css'
import { Main } from './main'
import { ReachBanner } from './reach-banner'
import { RightPanel } from './right-panel'
import { Sidebar } from './sidebar'
import { SkipLink } from './skip-link'
import { Tabs } from './tabs'
import { ToTop } from './to-top'
import { TopPanel } from './top-panel'
import { Views } from './views'

/** Below this width the sidebar becomes a drawer under a top panel. */
const mobile = '(max-width: 991.98px)'

function useDevice() {
  const dispatch = useAppDispatch()
  const narrow = useMediaQuery(mobile, window.matchMedia(mobile).matches)
  // Before the first paint: a phone never flashes the frame of a desktop.
  useLayoutEffect(() => {
    dispatch(layoutSlice.actions.deviceChanged(narrow ? 'mobile' : 'desktop'))
    if (narrow) dispatch(layoutSlice.actions.sidebarClosed({ withoutAnimation: true }))
  }, [dispatch, narrow])
}

/** The frame of every page behind the login: sidebar, top panel, way back, the page, footer. */
export const Layout = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { sidebar, device, panel, tabs } = useAppSelector(({ layout }) => layout)
  useDevice()
  const veiled = device === 'mobile' && (sidebar.opened || panel !== null)
  const unveil = () => {
    dispatch(layoutSlice.actions.sidebarClosed({ withoutAnimation: false }))
    dispatch(layoutSlice.actions.panelClosed())
  }
  return (
    <div
      className={styles.frame}
      data-device={device}
      data-sidebar={sidebar.opened ? 'open' : 'closed'}
      data-still={sidebar.withoutAnimation || undefined}
    >
      <SkipLink inert={veiled} />
      <Sidebar />
      {veiled && (
        <button
          type="button"
          className={styles.veil}
          aria-label={panel ? t('Close') : t('Close the menu')}
          onClick={unveil}
        />
      )}
      <div className={styles.column} inert={veiled}>
        <TopPanel />
        {device === 'desktop' && tabs && <Tabs />}
        <Main className={styles.page}>
          <Breadcrumbs />
          <Views />
        </Main>
        <ToTop />
        <Footer />
        <EmailNotice />
      </div>
      <RightPanel />
      <ReachBanner />
    </div>
  )
}
