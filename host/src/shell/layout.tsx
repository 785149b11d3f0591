import { layoutSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useMediaQuery } from '@lekta/shared/ui'
import { useLayoutEffect, useState } from 'react'
import { ConnectionBanner } from './banners/connection-banner'
import { EmailBanner } from './banners/email-banner'
import { MaintenanceBanner } from './banners/maintenance-banner'
import { Footer } from './footer/footer'
import styles from './layout.module.css'
import { Main } from './main'
import { RightPanel } from './right-panel/right-panel'
import { Shortcuts } from './shortcuts/shortcuts'
import { Sidebar } from './sidebar/sidebar'
import { SkipLink } from './skip-link'
import { CachedPages } from './tabs/cached-pages'
import { Tabs } from './tabs/tabs'
import { ToTop } from './to-top'
import { Breadcrumbs } from './top-bar/breadcrumbs'
import { TopBar } from './top-bar/top-bar'

/** Below this width the sidebar becomes a drawer under a top panel. */
const mobile = '(max-width: 991.98px)'

function useDevice() {
  const dispatch = useAppDispatch()
  const narrow = useMediaQuery(mobile, window.matchMedia(mobile).matches)
  const [, finish] = useState(false)
  // Runs before the first paint, so that a phone never shows the desktop layout for a moment. Components that have just
  // mounted do not listen to the store yet; the new state makes React render them before it paints.
  useLayoutEffect(() => {
    dispatch(layoutSlice.actions.deviceChanged(narrow ? 'mobile' : 'desktop'))
    if (narrow) dispatch(layoutSlice.actions.sidebarClosed({ withoutAnimation: true }))
    finish(true)
  }, [dispatch, narrow])
}

/** The frame of every page behind the login: sidebar, top bar, breadcrumbs, the page, footer. */
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
        <TopBar />
        {device === 'desktop' && tabs && <Tabs />}
        <Main className={styles.page}>
          <Breadcrumbs />
          <CachedPages />
        </Main>
        <ToTop />
        <Footer />
        <EmailBanner />
        <MaintenanceBanner />
      </div>
      <RightPanel />
      <Shortcuts />
      <ConnectionBanner />
    </div>
  )
}
