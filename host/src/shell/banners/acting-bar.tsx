import { useTranslation } from '@lekta/shared/i18n'
import { Button } from '@lekta/shared/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { lazyOnce } from '../../lib/lazy-once'
import styles from './acting-bar.module.css'

const load = lazyOnce(() => import('./stop-acting'))

const Broken = () => {
  const { t } = useTranslation()
  return (
    <Button size="sm" m={8} onClick={() => location.reload()}>
      {t('Retry')}
    </Button>
  )
}

/**
 * Shown above every page while a parent's device acts for a child: the child's name, and a button to return to the
 * parent.
 */
export const ActingBar = () => {
  const { t } = useTranslation()
  const [Content, show] = useState<ComponentType | null>(null)
  useEffect(() => {
    let active = true
    const draw = (component: ComponentType) => active && show(() => component)
    void load().then(
      ({ StopActing: LazyStopActing }) => draw(LazyStopActing),
      () => draw(Broken),
    )
    return () => {
      active = false
    }
  }, [])
  return (
    <aside className={styles.bar} aria-label={t('Who is using this device')}>
      {Content && <Content />}
    </aside>
  )
}
