import { brand } from '@lekta/shared/brand'
import { useAppSelector } from '@lekta/shared/client'
import { ChangeLanguageProvider, type Language, useTranslation } from '@lekta/shared/i18n'
import { allows, Outlet, pageAt, useLocation } from '@lekta/shared/routing'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { usePortalContext } from '../federation/portal-context'
import { chooseLanguage } from '../lib/language'
import { ActingBar } from '../shell/banners/acting-bar'
import { NoticeBox } from '../shell/banners/notice'
import { OverrideBadge } from '../shell/overrides/override-badge'
import { ProgressBar } from '../shell/progress-bar'
import { PageVisitProvider, useScrollAndFocus } from '../shell/scroll-and-focus'

function useCurrentPage() {
  const { pages } = usePortalContext()
  return pageAt(pages, useLocation().pathname)
}

function useTitle(title: string | undefined) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = title ? `${t(title)} - ${brand.titleSuffix}` : brand.titleSuffix
  }, [t, title])
}

function useLanguageSetter() {
  const { words } = usePortalContext()
  return useCallback((language: Language) => chooseLanguage(words, language), [words])
}

/** Applies the chosen size before the first paint. */
function useSize() {
  const size = useAppSelector(({ layout }) => layout.size)
  useLayoutEffect(() => {
    document.documentElement.dataset.size = size
  }, [size])
}

/** Surrounds every page: sets its title and size, and shows the progress bar, the acting bar and the shell's notice. */
export const Root = () => {
  const page = useCurrentPage()
  const { token, roles, acting } = useAppSelector(({ session }) => session)
  // After a logout, or when the device switches to a child, the page being left must not refetch its rows.
  const open = !page || page.public === true || (token !== null && (roles.length === 0 || allows(page, roles)))
  useTitle(page?.title)
  useSize()
  return (
    <>
      <ProgressBar />
      <ChangeLanguageProvider value={useLanguageSetter()}>
        {acting && <ActingBar />}
        <PageVisitProvider value={useScrollAndFocus()}>
          {open && <Outlet key={acting ? 'child' : 'own'} />}
        </PageVisitProvider>
      </ChangeLanguageProvider>
      <NoticeBox />
      <OverrideBadge />
    </>
  )
}
