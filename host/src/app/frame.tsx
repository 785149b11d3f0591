import { useTranslation } from '@lekta/shared/i18n'
import { Button, Notice } from '@lekta/shared/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { lazyOnce } from '../lib/lazy-once'

const Broken = () => {
  const { t } = useTranslation()
  return (
    <Notice
      title={t('This could not be loaded')}
      action={<Button onClick={() => location.reload()}>{t('Retry')}</Button>}
    />
  )
}

let loaded: ComponentType | null = null

const keep = (component: ComponentType) => {
  loaded = component
  return component
}

const load = lazyOnce(() => import(/* webpackChunkName: "frame" */ '../shell/layout'))

/** Starts to load the frame of the pages behind the login, which public pages do not need. */
export const preloadFrame = (): Promise<ComponentType> =>
  load().then(
    ({ Layout }) => keep(Layout),
    () => Broken,
  )

/** The sidebar, top bar and footer around a page. */
export const Frame = () => {
  const [Layout, show] = useState(() => loaded)
  // Keeps the layout as state instead of suspending: React would restart a suspended frame, and the page inside it
  // would lose its state.
  useEffect(() => {
    let active = true
    void preloadFrame().then((component) => active && show(() => component))
    return () => {
      active = false
    }
  }, [])
  return Layout && <Layout />
}
