import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon, Menu, useDisclosure, VisuallyHidden } from '@lekta/shared/ui'
import styles from './bell.module.css'
import { BellMenu } from './bell-menu'
import { useFirstRequest } from './use-first-request'
import { useBounce, useLive } from './use-live'
import { useUnread } from './use-unread'

/** The highest number that the badge shows. */
const mostShown = 99

const badgeOf = (count: number) => (count > mostShown ? `${mostShown}+` : String(count))

/** The bell with the number of unread notifications; it bounces when a new one arrives. */
export const Bell = () => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const { unread, failed, retry } = useUnread()
  const bouncing = useBounce(useLive())
  useFirstRequest()
  const count = unread?.length ?? 0
  const badge = badgeOf(count)
  const label = count === 0 ? t('Notifications') : t('Notifications, {{badge}} unread', { badge })
  return (
    <div>
      <Menu
        opened={opened}
        onOpen={open}
        onClose={close}
        position="bottom-end"
        width={340}
        shadow="md"
        withinPortal={false}
      >
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            size="lg"
            className={styles.bell}
            aria-label={label}
            // The menu receives the focus, and so its own Escape key, only a moment after it opens.
            onKeyDown={({ key }) => key === 'Escape' && close()}
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
        </Menu.Target>
        <Menu.Dropdown className={styles.dropdown}>
          <BellMenu opened={opened} unread={unread} failed={failed} onRetry={retry} />
        </Menu.Dropdown>
      </Menu>
      <VisuallyHidden role="status">{count > 0 && label}</VisuallyHidden>
    </div>
  )
}
