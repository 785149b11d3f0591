import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon, VisuallyHidden } from '@lekta/shared/ui'
import { lazyOnce } from '../lib/lazy-once'
import { LazyMenu } from '../menus/lazy-menu'
import styles from './bell.module.css'
import type { BellMenu } from './bell-menu'
import { useFirstRequest } from './use-first-request'
import { useBounce, useLive } from './use-live'
import { useUnread } from './use-unread'

const loadMenu = lazyOnce<typeof BellMenu>(() => import('./bell-menu').then(({ BellMenu }) => BellMenu))

/** The highest number that the badge shows. */
const mostShown = 99

const badgeOf = (count: number) => (count > mostShown ? `${mostShown}+` : String(count))

/** The bell with the number of unread notifications; it bounces when a new one arrives. */
export const Bell = () => {
  const { t } = useTranslation()
  const { unread, failed, retry } = useUnread()
  const bouncing = useBounce(useLive())
  useFirstRequest()
  const count = unread?.length ?? 0
  const badge = badgeOf(count)
  const label = count === 0 ? t('Notifications') : t('Notifications, {{badge}} unread', { badge })
  return (
    <div>
      <LazyMenu
        load={loadMenu}
        target={
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            size="lg"
            className={styles.bell ?? ''}
            aria-label={label}
          >
            <span className={styles.picture} data-bouncing={bouncing || undefined}>
              <Icon name="bell" />
            </span>
            {count > 0 && (
              <span className={styles.badge} aria-hidden="true">
                {badge}
              </span>
            )}
          </ActionIcon>
        }
        menu={{ unread, failed, onRetry: retry }}
      />
      <VisuallyHidden role="status">{count > 0 && label}</VisuallyHidden>
    </div>
  )
}
